import { css } from '@emotion/react';
import { TABLE_CLASS } from '../../../plugins/mdx-content/class-names';
import { size } from '../../theme/layout';
import { breakpoint } from '../../theme/media';
import { space } from '../../theme/spacing';
import { normalWeight, textSize } from '../../theme/typography';
import { tableStyles } from '../../ui/table-styles';
import { VERSION_TABLE_CLASSES } from './version-table-classes';

/** The padding that makes the field for a day as high as a target for a finger. */
const FIELD_PADDING = '0.55rem';

/** The widths of the first columns, which fit a name or a date. The notes take the rest. */
const COLUMN_WIDTHS = { document: '10rem', version: '11rem', period: '12.25rem' };

/** The widths where there is room for more space between the columns. */
const WIDE_COLUMN_WIDTHS = { document: '12rem', version: '14rem', period: '15rem' };

/** Styles of VersionTable, for an element around it (docs/decisions/005-emotion-at-build-time.md). */
export const versionTableStyles = css`
  ${tableStyles}

  .${VERSION_TABLE_CLASSES.question} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.m};
    align-items: center;
    margin-bottom: ${space.m};

    > * {
      min-height: ${size.target};
      margin: 0;
      padding-block: ${FIELD_PADDING};
    }

    > input {
      padding-inline: ${FIELD_PADDING};
    }
  }

  .${VERSION_TABLE_CLASSES.version} > a {
    /* The target is 44 px high (WCAG 2.5.5). Its negative margins keep the row as low as its text. */
    display: inline-block;
    min-height: ${size.target};
    margin-block: -${size.targetPadding};
    padding-block: ${size.targetPadding};
  }

  /* The name of the document is bold, and not the first cell beside it. */
  .${TABLE_CLASS} td.${VERSION_TABLE_CLASSES.version} {
    font-weight: ${normalWeight};
  }

  /* In a narrow window the cells of a row stand below one another, as tableStyles has it. */
  ${breakpoint.stackedTable} {
    .${TABLE_CLASS} .${VERSION_TABLE_CLASSES.document} {
      display: block;
      padding: 0 0 ${space.xxs};
      font-size: ${textSize.body};
    }
  }

  ${breakpoint.tablet} {
    .${TABLE_CLASS} > table {
      font-size: ${textSize.body};
    }

    .${VERSION_TABLE_CLASSES.document} {
      width: ${COLUMN_WIDTHS.document};
    }

    .${VERSION_TABLE_CLASSES.version} {
      width: ${COLUMN_WIDTHS.version};
      white-space: nowrap;
    }

    .${VERSION_TABLE_CLASSES.period} {
      width: ${COLUMN_WIDTHS.period};
    }
  }

  ${breakpoint.desktop} {
    .${VERSION_TABLE_CLASSES.document} {
      width: ${WIDE_COLUMN_WIDTHS.document};
    }

    .${VERSION_TABLE_CLASSES.version} {
      width: ${WIDE_COLUMN_WIDTHS.version};
    }

    .${VERSION_TABLE_CLASSES.period} {
      width: ${WIDE_COLUMN_WIDTHS.period};
    }
  }
`;
