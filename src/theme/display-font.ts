import { css } from '@emotion/react';
// Made from @fontsource-variable/brygada-1918 5.3.0 (latin, wght) with subset-font 2.9.0: `variationAxes: { wght: 560 }`,
// `keepFeatures: ['kern']`, `noLayoutClosure`, `dropTables: ['STAT']`, letters and digits of ASCII, and
// "\u00a0.,:;!?’“”‘–—-$&()/". Other characters show in the fallback font.
import display from './display.woff2';

/**
 * Width of the display font relative to each system font, in percent; the best match is last, because browsers use
 * the last face that they find. Measured in a browser against Times, for the others computed from the average
 * widths that the font files declare.
 */
const FALLBACKS: [name: string, width: number][] = [
  ['Times New Roman', 117.6],
  ['Noto Serif', 99.4],
  ['Georgia', 107.2],
];

/** Height of the display font above and below the baseline, in thousandths of its size. */
const ASCENT = 920;
const DESCENT = 250;

const percent = (height: number, width: number) => `${((height / width) * 10).toFixed(1)}%`;

/** The display font, and system fonts scaled to its size: the layout does not shift when it loads. */
export const fontFaces = css`
  @font-face {
    font-family: 'Brygada 1918';
    font-weight: 600;
    font-display: swap;
    src: url(${display}) format('woff2');
  }

  ${FALLBACKS.map(
    ([name, width]) => `@font-face {
    font-family: 'Display fallback';
    font-weight: 600;
    src: local('${name}');
    size-adjust: ${width}%;
    ascent-override: ${percent(ASCENT, width)};
    descent-override: ${percent(DESCENT, width)};
    line-gap-override: 0%;
  }`,
  ).join('\n')}
`;
