import { css } from '@emotion/react';
import accented from './display-accented.woff2';
import display from './display.woff2';
import { DISPLAY_FALLBACK_FAMILY, DISPLAY_FAMILY, fontWeight } from './typography';

// Both files have only the characters that headings need; browsers show others in a fallback font.
// scripts/subset-font.mjs makes the files (docs/recipes/display-font.md).

/** Accented letters and signs of Latin-1, Latin Extended-A and Romanian, as in scripts/subset-font.mjs. */
const ACCENTED = 'U+A1-17F,U+218-21B';

/**
 * For each system font, the width of the display font relative to it, and the ascent and descent of the
 * display font at that width, all in percent. The width for Times was measured in a browser; the others were
 * computed from the average widths that the font files declare. The best match is last, because browsers use
 * the last face that they find.
 */
const FALLBACKS: [name: string, width: number, ascent: number, descent: number][] = [
  ['Times New Roman', 117.6, 78.2, 21.3],
  ['Noto Serif', 99.4, 92.6, 25.2],
  ['Georgia', 107.2, 85.8, 23.3],
];

/**
 * System fonts are scaled to the size of the display font, so that the layout doesn't shift when that has
 * loaded.
 */
export const fontFaces = css`
  @font-face {
    font-family: '${DISPLAY_FAMILY}';
    font-weight: ${fontWeight.bold};
    font-display: swap;
    src: url(${display}) format('woff2');
  }

  /* Browsers load this file only for a text that contains a character of the range. */
  @font-face {
    font-family: '${DISPLAY_FAMILY}';
    font-weight: ${fontWeight.bold};
    font-display: swap;
    src: url(${accented}) format('woff2');
    unicode-range: ${ACCENTED};
  }

  ${FALLBACKS.map(
    ([name, width, ascent, descent]) => `@font-face {
    font-family: '${DISPLAY_FALLBACK_FAMILY}';
    font-weight: ${fontWeight.bold};
    src: local('${name}');
    size-adjust: ${width}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }`,
  ).join('\n')}
`;
