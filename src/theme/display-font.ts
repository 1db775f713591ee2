import { css } from '@emotion/react';
// Made from @fontsource-variable/brygada-1918 5.3.0 (latin, wght) with subset-font 2.9.0: `variationAxes: { wght: 560 }`,
// `keepFeatures: ['kern']`, `noLayoutClosure`, `dropTables: ['STAT']`, letters and digits of ASCII, and
// "\u00a0.,:;!?’“”‘–—-$&()/". Other characters show in the fallback font.
import display from './display.woff2';

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
