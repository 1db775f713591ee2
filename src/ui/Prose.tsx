import { css } from '@emotion/react';
import { CALLOUT_CLASS } from '../shared/callout-class';
import { breakpoint, color, font, headingSize, size, textSize } from '../theme/tokens';

/**
 * Running text from content, as HTML that the build compiled. The styles are part of each page, so those
 * of tables and callouts come only with a text that has one.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  const hasTable = html.includes('<table');
  const hasCallout = html.includes(`class="${CALLOUT_CLASS}"`);
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
    font: 600 ${textSize.body} / 1.4 ${font.text};
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
  /* plugins/mdx-content puts each table into an element of this class. */
  .table {
    overflow-x: auto;
  }

  table {
    font-size: ${textSize.small};
  }

  th,
  td {
    padding: 0.6rem 1rem 0.6rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};

    ${breakpoint.stackedTable} {
      padding-right: 0.5rem;
    }
  }

  thead th {
    border-bottom: 2px solid ${color.ink};
  }

  /* In a narrow window the cells of a row stand below one another, each after the heading of its
     column, which the compiler has written into the cell. Screen readers may hear it twice, because
     not every browser keeps a table as one when its cells are blocks. */
  ${breakpoint.stackedTable} {
    .table :is(table, tbody, tr, td) {
      display: block;
      font-size: ${textSize.body};
    }

    .table thead {
      position: absolute;
      clip-path: inset(50%);
    }

    .table tr {
      padding-block: 1rem;
      border-bottom: 1px solid ${color.rule};
    }

    .table tr:first-of-type {
      border-top: 2px solid ${color.ink};
    }

    .table td {
      padding: 0;
      border: 0;
    }

    .table td:first-of-type {
      font-weight: 600;
    }

    .table td + td {
      margin-top: 0.5rem;
    }

    .table td + td::before {
      display: block;
      color: ${color.soft};
      font-size: ${textSize.small};
      content: attr(data-column);
    }
  }

  @media print {
    .table {
      overflow: visible;
    }
  }
`;

export const calloutStyles = css`
  .${CALLOUT_CLASS} {
    padding: 1rem 1.25rem;
    background: ${color.tint};
    border-left: 3px solid ${color.ink};
  }

  .${CALLOUT_CLASS} > * + * {
    margin-top: 0.75em;
  }
`;
