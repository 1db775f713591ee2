import { css } from '@emotion/react';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../../plugins/mdx-content/dom-names';
import { hairline, strongLine } from '../theme/borders';
import { color } from '../theme/colors';
import { stackedTable } from '../theme/media';
import { space } from '../theme/spacing';
import { fontWeight, textSize } from '../theme/typography';
import { visuallyHiddenStyles } from '../theme/visually-hidden-styles';

const CELL_PADDING = '0.6rem';

/**
 * Styles of tables in a long text. Prose lacks them, because no text of the home page has a table. The
 * editor's preview takes them as plain CSS (config/editor/editor.ts), so they have no syntax that only
 * Emotion understands.
 */
export const tableStyles = css`
  .${TABLE_CLASS} {
    overflow-x: auto;

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

    tr > :last-child {
      padding-right: 0;
    }

    td:first-of-type {
      font-weight: ${fontWeight.bold};
    }

    /* In a narrow window the cells of a row are below one another, each after the heading of its column,
       which the compiler has written into the cell. Screen readers may hear it twice, because not every
       browser keeps a table as one when its cells are blocks. */
    ${stackedTable} {
      table,
      tbody,
      tr,
      td {
        display: block;
        padding: 0;
        font-size: ${textSize.body};
      }

      thead {
        ${visuallyHiddenStyles}
      }

      tr {
        padding-block: ${space.m};
      }

      td + td {
        margin-top: ${space.xs};
      }

      td + td::before {
        display: block;
        color: ${color.soft};
        font-size: ${textSize.small};
        content: attr(${COLUMN_ATTRIBUTE});
      }
    }

    @media print {
      overflow: visible;
    }
  }
`;
