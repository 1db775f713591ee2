import { css } from '@emotion/react';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../../plugins/mdx-content/class-names';
import { CALLOUT_CLASS } from '../shared/content-classes';
import {
  breakpoint,
  color,
  hairline,
  headingSize,
  heavyLine,
  size,
  space,
  strongFont,
  strongLine,
  textSize,
} from '../theme/tokens';

/**
 * Running text from content, as HTML that the build compiled. Like a paragraph, it inherits the size, the line
 * height and the colour of its text. The `className` of a parent may set these and the width; the elements inside
 * have their styles here.
 */
export const Prose = ({ html, className }: { html: string; className?: string }) => (
  <div css={[widthStyles, proseStyles]} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

const CELL_PADDING = '0.6rem';

const widthStyles = css`
  max-width: ${size.prose};
`;

/**
 * The styles of Prose without its width, for an element with other running text. Spaces between lines of text
 * are in em, because the size of the text differs from place to place.
 */
export const proseStyles = css`
  & :where(ul, ol) {
    margin-block: 0;
    padding-left: 1.4em;
  }

  > * + * {
    margin-top: 1em;
  }

  > :is(h2, h3) {
    font-size: ${headingSize.clause};
  }

  > * + :is(h2, h3) {
    margin-top: 2em;
  }

  > :is(h2, h3) + * {
    margin-top: 0.6em;
  }

  > h4 {
    margin-top: 1.6em;
    font: ${strongFont(textSize.body)};
  }

  li + li {
    margin-top: 0.4em;
  }

  .${CALLOUT_CLASS} {
    padding: ${space.m} ${space.l};
    background: ${color.tint};
    border-left: ${heavyLine};
    break-inside: avoid;
  }

  .${CALLOUT_CLASS} > * + * {
    margin-top: 0.75em;
  }

  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

/** Styles of tables in a long text. They are apart, because the home page has no tables in its texts. */
export const tableStyles = css`
  .${TABLE_CLASS} {
    overflow-x: auto;
  }

  table {
    font-size: ${textSize.small};
  }

  thead + tbody {
    border-top: ${strongLine};
  }

  tr {
    border-bottom: ${hairline};
  }

  th,
  td {
    padding: ${CELL_PADDING} ${space.m} ${CELL_PADDING} 0;
    text-align: left;
    vertical-align: top;
  }

  /* In a narrow window the cells of a row stand below one another, each after the heading of its
     column, which the compiler has written into the cell. Screen readers may hear it twice, because
     not every browser keeps a table as one when its cells are blocks. */
  ${breakpoint.stackedTable} {
    .${TABLE_CLASS} :is(table, tbody, tr, td) {
      display: block;
      padding: 0;
      font-size: ${textSize.body};
    }

    .${TABLE_CLASS} thead {
      position: absolute;
      clip-path: inset(50%);
    }

    .${TABLE_CLASS} tr {
      padding-block: ${space.m};
    }

    .${TABLE_CLASS} td:first-of-type {
      font-weight: 600;
    }

    .${TABLE_CLASS} td + td {
      margin-top: ${space.xs};
    }

    .${TABLE_CLASS} td + td::before {
      display: block;
      color: ${color.soft};
      font-size: ${textSize.small};
      content: attr(${COLUMN_ATTRIBUTE});
    }
  }

  @media print {
    .${TABLE_CLASS} {
      overflow: visible;
    }
  }
`;
