import { css } from '@emotion/react';
// Both are made from @fontsource-variable/brygada-1918 5.3.0 (wght) with subset-font 2.9.0: `variationAxes: { wght: 560 }`,
// `keepFeatures: ['kern']`, `noLayoutClosure`, `dropTables: ['STAT']`. display.woff2 has the letters and digits of ASCII, and
// "\u00a0.,:;!?’“”‘–—-$&()/". display-accented.woff2 has the characters of ACCENTED: those of the files "latin" and
// "latin-ext", joined by `pyftmerge` of fonttools 4.66.1. Other characters show in the fallback font.
import display from './display.woff2';
import accented from './display-accented.woff2';

/** Accented letters and signs of Latin-1, Latin Extended-A and Romanian (9.3 KiB). */
const ACCENTED = 'U+A1-17F,U+218-21B';

/**
 * Width of the display font relative to each system font, in percent; the best match is last, because browsers use
 * the last face that they find. Measured in a browser against Times, for the others computed from the average
 * widths that the font files declare. The ascent (92 %) and descent (25 %) are those of the display font at this width.
 */
const FALLBACKS: [name: string, width: number, ascent: number, descent: number][] = [
  ['Times New Roman', 117.6, 78.2, 21.3],
  ['Noto Serif', 99.4, 92.6, 25.2],
  ['Georgia', 107.2, 85.8, 23.3],
];

/** The display font, and system fonts scaled to its size: the layout does not shift when it loads. */
export const fontFaces = css`
  @font-face {
    font-family: 'Brygada 1918';
    font-weight: 600;
    font-display: swap;
    src: url(${display}) format('woff2');
  }

  /* Browsers load it only for a text in this font that has a character of the range. */
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
