import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
export const DISPLAY_FONT = 'src/theme/display.woff2';

/** What headings are written with. Any other letter is shown in the fallback font. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?’“”‘–—-$&()/';

/** Between the font's medium and semibold: one weight serves the largest headings and the smallest. */
const WEIGHT = 560;

/** The display font as the site uses it: a quarter of the package's file. */
export function subsetDisplayFont(): Promise<Uint8Array> {
  const source = readFileSync(SOURCE);
  return subset(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Kerning stays; small capitals, fractions and the like would come with every letter they start from.
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    // For choosing among weights, of which one is left.
    dropTables: ['STAT'],
  });
}

if (process.argv[1]?.includes('subset-font')) {
  void subsetDisplayFont().then((font) => {
    writeFileSync(DISPLAY_FONT, font);
    console.log(`${DISPLAY_FONT} is ${(font.length / 1024).toFixed(1)} KiB.`);
  });
}
