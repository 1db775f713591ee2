import { css } from '@emotion/react';
import { DAYS_TO_FILE } from '../shared/launch-dates';
import { breakpoint, color, column, heavyLine, lineHeight, noteLine, space, textSize } from '../theme/tokens';

// On wide screens, the line has three parts, and texts stand above and below it.

/** The shortest first part. It has room for the heading of the section, which stands above it. */
const PART_BELOW_HEADING = '39%';

/** The shortest yellow part. It has room for the texts above and below it. */
const SHORTEST_YELLOW_PART = 'min(15rem, 30%)';

/** The width of the last step, which begins at the end of the line. */
const LAST_STEP = '24%';

const TEXT_BELOW_LINE = '1.5rem';
const BAND_HEIGHT = '1.25rem';

/** The distance from the line beside the note on what we do to the text of that note. */
const TEXT_BESIDE_LINE = '1.75rem';

// On phones, the line runs down beside the steps.

/** The usual length of the yellow part in rem, which follows from the texts beside it. */
const YELLOW_PART = 15;

/** The greatest length in rem of the part before the yellow one. A longer one would leave a gap below its text. */
const LONGEST_PART = 17;

const BAND_WIDTH = '0.875rem';

/** The middle of a dot is at the height of the first line of its text, this far below the top of the step. */
const DOT_MIDDLE = '0.875rem';

// A dot stands in the middle of the line.

/** Half the width of `noteLine`. */
const LINE_MIDDLE = '1px';
const DOT_SIZE = '1rem';
const DOT_RADIUS = '0.5rem';

/**
 * Styles of Timeline. Each part of the line has a length in proportion to its days, as far as the texts have
 * room for it.
 *
 * @param reading the number of days between the filings and the issue
 */
export const timelineStyles = (reading: number) => css`
  font-size: ${textSize.reading};
  line-height: ${lineHeight.reading};

  .when {
    font-weight: 600;
  }

  /* On phones a line runs down on the left of the steps. Its yellow part is the time in which we read. */
  > li {
    position: relative;
    padding: 0 0 ${space.l} ${space.xxl};
  }

  > li::before,
  > li::after {
    position: absolute;
    content: '';
  }

  > li::before {
    inset: ${DOT_MIDDLE} auto -${DOT_MIDDLE} 0;
    width: ${BAND_WIDTH};
    border-left: ${noteLine};
  }

  /* The dot marks the day on which a step begins. */
  .dated::after {
    top: ${DOT_MIDDLE};
    left: ${LINE_MIDDLE};
    width: ${DOT_SIZE};
    height: ${DOT_SIZE};
    margin: -${DOT_RADIUS};
    background: ${color.paper};
    border: ${heavyLine};
    border-radius: 50%;
  }

  .filings-due::before,
  .reading::before {
    background: ${color.highlight};
  }

  /* This line stands beside the note on what we do. On wide screens it leads down to the yellow part. */
  .reading::after {
    inset: ${space.xxs} auto ${space.l} ${space.xxl};
    border-left: ${noteLine};
  }

  .issue::before {
    display: none;
  }

  .issue::after {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  /* The step reading is a note beside the yellow part. As a full step, it would make that part too long for its days. */
  ${breakpoint.belowDesktop} {
    .quarter-ends {
      min-height: ${Math.min(LONGEST_PART, (YELLOW_PART * DAYS_TO_FILE) / reading)}rem;
    }

    .filings-due {
      padding-bottom: ${space.xs};
    }

    .reading {
      padding-left: ${space.huge};
      font-size: ${textSize.body};
    }
  }

  ${breakpoint.tablet} {
    grid-row: 1;
    grid-column: ${column.beside};
  }

  /* On wide screens the line is horizontal. What we do stands above the part in which we do it, beside
     the heading of the section, and the dated steps stand below the line. */
  ${breakpoint.desktop} {
    display: grid;
    grid-row: 1 / span 2;
    grid-column: 1 / -1;
    grid-template-rows: subgrid;
    grid-template-columns:
      minmax(${PART_BELOW_HEADING}, ${DAYS_TO_FILE}fr)
      minmax(${SHORTEST_YELLOW_PART}, ${reading}fr)
      ${LAST_STEP};
    row-gap: 0;
    /* The list covers the opening of the section, whose links can be clicked all the same. */
    pointer-events: none;

    > li {
      grid-row: 2;
      padding: calc(${BAND_HEIGHT} + ${TEXT_BELOW_LINE}) ${space.xxl} 0 0;
      pointer-events: auto;
    }

    /* Each part of the timeline begins in the middle of its step's dot. */
    > li::before {
      inset: 0 -${DOT_RADIUS} auto ${DOT_RADIUS};
      width: auto;
      height: ${BAND_HEIGHT};
      border-left: 0;
      border-bottom: ${noteLine};
    }

    .dated::after {
      top: ${BAND_HEIGHT};
      left: ${DOT_RADIUS};
    }

    .reading {
      grid-row: 1;
      grid-column: 2;
      align-self: end;
      padding: 0 ${space.xl} ${space.xl} ${TEXT_BESIDE_LINE};
    }

    .reading::before {
      display: none;
    }

    .reading::after {
      inset: ${space.xxs} auto calc(${DOT_RADIUS} - ${BAND_HEIGHT}) calc(${DOT_RADIUS} - ${LINE_MIDDLE});
    }
  }
`;
