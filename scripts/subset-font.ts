import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
export const DISPLAY_FONT = 'src/theme/display.woff2';

/** The characters of headings; browsers show any other in the fallback font. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?’“”‘–—-$&()/';

/** Between the font's medium and semibold: one weight serves the largest headings and the smallest. */
const WEIGHT = 560;

/** @returns the display font with these characters in one weight, a quarter of the package's file */
export function subsetDisplayFont(): Promise<Uint8Array> {
  const source = readFileSync(SOURCE);
  return subset(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Without the glyphs of other features, such as small capitals and fractions.
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    // The table describes weights, of which one is left.
    dropTables: ['STAT'],
  });
}

// npx tsx scripts/subset-font.ts
if (process.argv[1]?.includes('subset-font')) {
  void subsetDisplayFont().then((font) => {
    writeFileSync(DISPLAY_FONT, font);
    console.log(`${DISPLAY_FONT} is ${(font.length / 1024).toFixed(1)} KiB.`);
  });
}
