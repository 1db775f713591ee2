import { css } from '@emotion/react';
import { TABLE_CLASS } from '../../../plugins/mdx-content/dom-names';
import { breakpoint, stackedTable } from '../../theme/media';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { fontWeight, textSize } from '../../theme/typography';
import { tableStyles } from '../../ui/table-styles';
import { VERSION_TABLE_CLASSES } from './version-table-classes';

/** The padding of the field for a day. It also centers the label and the answer beside it. */
const FIELD_PADDING = '0.55rem';

/**
 * The width of the columns with dates: the links to the versions, and when they are in effect. The other
 * columns share the rest.
 */
const DATES_WIDTH = '28%';

/** In a narrow window, the width of the headings of the columns, which are beside the cells. */
const LABEL_WIDTH = '6.75rem';

/**
 * Styles of VersionTable and VersionFinder, for an element around them
 * (docs/decisions/005-emotion-at-build-time.md).
 */
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

    input {
      padding-inline: ${FIELD_PADDING};
    }
  }

  .${VERSION_TABLE_CLASSES.version} a {
    /* The target is 44 px high (WCAG 2.5.5). Its negative margins keep the row as low as its text. */
    display: inline-block;
    min-height: ${size.target};
    margin-block: -${size.targetPadding};
    padding-block: ${size.targetPadding};
  }

  /* In balanced lines, no year is alone below its month and day. */
  .${TABLE_CLASS} td {
    text-wrap: balance;
  }

  /* tableStyles makes the first cell of a row bold. Here, only the name of a document is to be bold. */
  .${TABLE_CLASS} td:first-of-type {
    font-weight: ${fontWeight.normal};
  }

  /* In a narrow window, tableStyles puts the cells of a row below one another. */
  ${stackedTable} {
    .${TABLE_CLASS} .${VERSION_TABLE_CLASSES.document} {
      display: block;
      padding: 0 0 ${space.xxs};
      font-size: ${textSize.body};
    }

    .${TABLE_CLASS} td + td {
      display: grid;
      grid-template-columns: ${LABEL_WIDTH} minmax(0, 1fr);
      align-items: baseline;
      margin-top: ${space.xxs};
    }

    /* A line above the first document would only repeat the edge of the page's opening. */
    .${TABLE_CLASS} thead + tbody {
      border-top: 0;
    }
  }

  ${breakpoint.tablet} {
    .${TABLE_CLASS} table {
      table-layout: fixed;
      font-size: ${textSize.body};
    }

    .${VERSION_TABLE_CLASSES.version}, .${VERSION_TABLE_CLASSES.version} + :not(:last-child) {
      width: ${DATES_WIDTH};
    }
  }
`;
