import { css, Global } from '@emotion/react';
import { CLASS } from './class-names';
import { color } from './colors';
import { fontFaces } from './font-faces';
import { columnCount } from './grid';
import { pageHeadingStyles } from './heading-styles';
import { islandStyles } from './island-styles';
import { breakpoint, canHover } from './media';
import { printStyles } from './print-styles';
import { PAGE_MARGIN_PROPERTY, size } from './sizes';
import { space } from './spacing';
import { font, fontWeight, headingSize, lineHeight, underlineOffset } from './typography';
import { visuallyHiddenStyles } from './visually-hidden-styles';

const PAGE_WIDTH = '76rem';

/** The width of a page from `breakpoint.wide` on. */
const WIDE_PAGE_WIDTH = '85rem';

/** Centers content of at most `page`, and keeps at least `least` free on each side. */
const pageMargin = (least: string, page: string) => `max(${least}, (100% - ${page}) / 2)`;

/**
 * The styles of elements without a class and of the shared classes. The editor's preview takes them as plain
 * CSS (config/editor/editor.ts), so they have no syntax that only Emotion understands. They contain styles
 * of other constants only inside a rule: Emotion ends these with a semicolon, which would break plain CSS
 * between two rules.
 */
export const globalStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    color: ${color.ink};
    background: ${color.paper};
    font: 100%/${lineHeight.body} ${font.text};
    /* The site has no dark theme: the customer asked for a white bar, which doesn't fit a dark page. */
    color-scheme: only light;
    -webkit-text-size-adjust: 100%;
    /* Focused elements and link targets stay below the bar (WCAG 2.4.11). */
    scroll-padding-top: calc(${size.bar} + ${space.m});
    /* The shadows of an open question are as wide (faq-accordion-styles.ts). */
    ${PAGE_MARGIN_PROPERTY}: ${pageMargin(space.l, PAGE_WIDTH)};

    ${breakpoint.tablet} {
      ${PAGE_MARGIN_PROPERTY}: ${pageMargin(space.xxl, PAGE_WIDTH)};
    }

    ${breakpoint.wide} {
      ${PAGE_MARGIN_PROPERTY}: ${pageMargin(space.xxl, WIDE_PAGE_WIDTH)};
    }
  }

  body {
    margin: 0;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${font.display};
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
  }

  h1 {
    ${pageHeadingStyles}
  }

  h3 {
    margin-bottom: ${space.xxs};
    font-size: ${headingSize.clause};
  }

  p,
  dl,
  dd,
  figure {
    margin: 0;
  }

  p,
  li,
  dd {
    text-wrap: pretty;
  }

  /* Digits of the same width are exactly below one another. */
  table,
  dl,
  ol {
    font-variant-numeric: tabular-nums;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  a {
    color: inherit;
    text-decoration-color: ${color.edge};
    text-decoration-thickness: 0.08em;
    text-underline-offset: ${underlineOffset};

    ${canHover} {
      &:hover {
        text-decoration-color: currentcolor;
        text-decoration-thickness: 2px;
      }
    }
  }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }

  button,
  input {
    font: inherit;
    color: inherit;
  }

  button {
    min-height: ${size.target};
    padding: 0;
    background: none;
    border: 0;
    cursor: pointer;
  }

  img {
    max-width: 100%;
  }

  /* Marked text is bold on a yellow background. In an element with the class "marked", bold words are
     marked. Without padding, the yellow ends before a period that follows marked words. */
  mark,
  .${CLASS.marked} strong {
    color: ${color.ink};
    font-weight: ${fontWeight.bold};
    background: ${color.highlight};
  }

  .${CLASS.container} {
    padding-inline: ${size.pageMargin};
  }

  .${CLASS.grid} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.l};
  }

  ${breakpoint.tablet} {
    .${CLASS.grid} {
      grid-template-columns: repeat(${columnCount}, minmax(0, 1fr));
      gap: ${space.xl} ${size.gutter};
    }

    /* :where() makes the rule so weak that a class of a child can set its columns. */
    :where(.${CLASS.grid}) > * {
      grid-column: 1 / -1;
    }
  }

  .${CLASS.plainList} {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .${CLASS.visuallyHidden} {
    ${visuallyHiddenStyles}
  }
`;

export const GlobalStyles = () => <Global styles={[fontFaces, globalStyles, islandStyles, printStyles]} />;
