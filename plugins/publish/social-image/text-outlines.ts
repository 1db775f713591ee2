import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The site's display font in one weight, for text drawn as paths. */
export class DisplayFont {
  private readonly font: Font;

  constructor(weight: 400 | 600) {
    // A file for each weight: fontkit cannot choose one of the pages' variable font in WOFF2.
    const file = `node_modules/@fontsource/brygada-1918/files/brygada-1918-latin-${weight}-normal.woff2`;
    this.font = create(readFileSync(file)) as Font;
  }

  /** @returns the width of a line, in the unit of `size` */
  widthOf(line: string, size: number): number {
    return (this.font.layout(line).advanceWidth * size) / this.font.unitsPerEm;
  }

  /** @returns an SVG path of a line whose baseline starts at x, y */
  outlineOf(line: string, size: number, x: number, y: number, fill: string): string {
    const scale = size / this.font.unitsPerEm;
    const { glyphs, positions } = this.font.layout(line);
    let advance = 0;
    const outlines = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.translate(advance + xOffset, yOffset).toSVG();
      advance += xAdvance;
      return outline;
    });
    return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${outlines.join('')}"/>`;
  }

  /** Breaks a text into lines no wider than `width`; a longer word gets a line of its own. */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && this.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** As `wrap`, with lines of similar length: the last line is no single word. */
  balance(text: string, size: number, width: number): string[] {
    const { length } = this.wrap(text, size, width);
    let narrow = width;
    while (narrow > size && this.wrap(text, size, narrow - size / 4).length === length) narrow -= size / 4;
    return this.wrap(text, size, narrow);
  }
}
