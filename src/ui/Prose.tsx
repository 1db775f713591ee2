import { css } from '@emotion/react';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../../plugins/mdx-content/class-names';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, headingSize, size, space, strongFont, textSize } from '../theme/tokens';

/**
 * Running text from content, as HTML that the build compiled. The styles are part of each page, so those
 * of tables and callouts come only with a text that has one.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  const hasTable = html.includes(`class="${TABLE_CLASS}"`);
  const hasCallout = html.includes(`class="${CLASS.callout}"`);
  return (
    <div
      css={[proseStyles, hasTable && tableStyles, hasCallout && calloutStyles]}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export const proseStyles = css`
  max-width: ${size.prose};

  & :where(ul, ol) {
    margin-block: 0;
    padding-left: 1.4em;
  }

  &.${CLASS.withoutBullets} ul {
    padding: 0;
    list-style: none;
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

  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

export const tableStyles = css`
  .${TABLE_CLASS} {
    overflow-x: auto;
  }

  table {
    font-size: ${textSize.small};
  }

  th,
  td {
    padding: 0.6rem ${space.m} 0.6rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};

    ${breakpoint.stackedTable} {
      padding-right: ${space.xs};
    }
  }

  thead th {
    border-bottom: 2px solid ${color.ink};
  }

  /* In a narrow window the cells of a row stand below one another, each after the heading of its
     column, which the compiler has written into the cell. Screen readers may hear it twice, because
     not every browser keeps a table as one when its cells are blocks. */
  ${breakpoint.stackedTable} {
    .${TABLE_CLASS} :is(table, tbody, tr, td) {
      display: block;
      font-size: ${textSize.body};
    }

    .${TABLE_CLASS} thead {
      position: absolute;
      clip-path: inset(50%);
    }

    .${TABLE_CLASS} tr {
      padding-block: ${space.m};
      border-bottom: 1px solid ${color.rule};
    }

    .${TABLE_CLASS} tr:first-of-type {
      border-top: 2px solid ${color.ink};
    }

    .${TABLE_CLASS} td {
      padding: 0;
      border: 0;
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

export const calloutStyles = css`
  .${CLASS.callout} {
    padding: ${space.m} ${space.l};
    background: ${color.tint};
    border-left: 3px solid ${color.ink};
  }

  .${CLASS.callout} > * + * {
    margin-top: 0.75em;
  }
`;
