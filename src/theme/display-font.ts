import { css } from '@emotion/react';
import accented from './display-accented.woff2';
import display from './display.woff2';

// Both files have only the characters that headings need; browsers show others in a fallback font. To
// make the files again, install these packages in an empty folder:
//
//   npm install subset-font@2.9.0 @fontsource-variable/brygada-1918@5.3.0
//   pip install fonttools==4.66.1 brotli
//
// Save this as subset.js there:
//
//   const { readFileSync, writeFileSync } = require('node:fs');
//   const [source, target, set] = process.argv.slice(2);
//   const candidates = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
//   const characters = candidates.filter((character) => new RegExp(`[${set}]`).test(character)).join('');
//   const folder = 'node_modules/@fontsource-variable/brygada-1918/files';
//   require('subset-font')(readFileSync(`${folder}/${source}`), characters, {
//     targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
//     variationAxes: { wght: 560 },
//     keepFeatures: ['kern'],
//     noLayoutClosure: true,
//     dropTables: ['STAT'],
//   }).then((font) => writeFileSync(target, font));
//
// display.woff2 has the letters and digits of ASCII, and punctuation:
//
//   node subset.js brygada-1918-latin-wght-normal.woff2 display.woff2 'A-Za-z0-9 \u00a0.,:;!?’“”‘–—$&()/-'
//
// display-accented.woff2 has the characters of ACCENTED, which two files of the package share:
//
//   node subset.js brygada-1918-latin-wght-normal.woff2 latin.ttf '\u00a1-\u017f\u0218-\u021b'
//   node subset.js brygada-1918-latin-ext-wght-normal.woff2 latin-ext.ttf '\u00a1-\u017f\u0218-\u021b'
//   SOURCE_DATE_EPOCH=0 pyftmerge --output-file=display-accented.ttf latin.ttf latin-ext.ttf
//   fonttools ttLib.woff2 compress display-accented.ttf

/** Accented letters and signs of Latin-1, Latin Extended-A and Romanian. */
const ACCENTED = 'U+A1-17F,U+218-21B';

/**
 * For each system font, the width of the display font relative to it, and the ascent and descent of
 * the display font at that width, all in percent. The width for Times was measured in a browser;
 * the others were computed from the average widths that the font files declare. The best match is
 * last, because browsers use the last face that they find.
 */
const FALLBACKS: [name: string, width: number, ascent: number, descent: number][] = [
  ['Times New Roman', 117.6, 78.2, 21.3],
  ['Noto Serif', 99.4, 92.6, 25.2],
  ['Georgia', 107.2, 85.8, 23.3],
];

/** System fonts are scaled to the size of the display font, so that the layout doesn't shift when that has loaded. */
export const fontFaces = css`
  @font-face {
    font-family: 'Brygada 1918';
    font-weight: 600;
    font-display: swap;
    src: url(${display}) format('woff2');
  }

  /* Browsers load this file only for a text that contains a character of the range. */
  @font-face {
    font-family: 'Brygada 1918';
    font-weight: 600;
    font-display: swap;
    src: url(${accented}) format('woff2');
    unicode-range: ${ACCENTED};
  }

  ${FALLBACKS.map(
    ([name, width, ascent, descent]) => `@font-face {
    font-family: 'Display fallback';
    font-weight: 600;
    src: local('${name}');
    size-adjust: ${width}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }`,
  ).join('\n')}
`;
