import { css } from '@emotion/react';
import { DAYS_TO_FILE } from '../shared/launch-dates';
import {
  boldWeight,
  breakpoint,
  color,
  heavyLine,
  lineHeight,
  noteLine,
  noteLineWidth,
  space,
  textSize,
} from '../theme/tokens';

// On phones, a line runs down beside the steps.

const BAND_WIDTH = '0.875rem';

/** The middle of a dot is at the height of the first line of its text, this far below the top of the step. */
const DOT_MIDDLE = '0.875rem';

// On wider screens, the line is a scale. Its lengths are in percent of the width of the section.

/** The length of the line. The issue, which stands at its end, has the rest of the width. */
const LINE_LENGTH = 74;

/** The shortest part of the line that has room for the text below it. */
const SHORTEST_PART = 22;

/** The first place for the note above the line: the heading of the section is on its left. */
const RIGHT_OF_HEADING = 43;

const BAND_HEIGHT = '1.25rem';
const TEXT_BELOW_LINE = '1.5rem';

/** The distance from the line beside the note above the scale to the text of that note. */
const TEXT_BESIDE_LINE = '1.75rem';

// A dot stands in the middle of the line.

const LINE_MIDDLE = `calc(${noteLineWidth} / 2)`;

/** In rem. */
const DOT_DIAMETER = 1;
const DOT_RADIUS = `${DOT_DIAMETER / 2}rem`;

/**
 * Computes the length of the first part of the line, from the end of the quarter to the day on which filings
 * are due. It is to scale, as far as the texts have room for it.
 *
 * @param daysToRead the number of days between the filings and the issue
 * @returns whole percents of the width of the section
 */
export function lengthOfFiling(daysToRead: number): number {
  const toScale = (LINE_LENGTH * DAYS_TO_FILE) / (DAYS_TO_FILE + daysToRead);
  return Math.round(Math.min(Math.max(toScale, SHORTEST_PART), LINE_LENGTH - SHORTEST_PART));
}

/**
 * Styles of Timeline.
 *
 * @param daysToRead the number of days between the filings and the issue
 */
export function timelineStyles(daysToRead: number) {
  const filing = lengthOfFiling(daysToRead);
  return css`
    font-size: ${textSize.reading};
    line-height: ${lineHeight.reading};

    .when {
      font-weight: ${boldWeight};
    }

    > li {
      position: relative;
      padding: 0 0 ${space.l} ${space.xxl};
    }

    > li::before,
    > li::after {
      position: absolute;
      content: '';
    }

    /* The part of the line from a step to the next. */
    > li::before {
      inset: ${DOT_MIDDLE} auto -${DOT_MIDDLE} 0;
      width: ${BAND_WIDTH};
      border-left: ${noteLine};
    }

    /* The dot marks the day on which a step begins. */
    .dated::after {
      top: ${DOT_MIDDLE};
      left: ${LINE_MIDDLE};
      width: ${DOT_DIAMETER}rem;
      height: ${DOT_DIAMETER}rem;
      margin: -${DOT_RADIUS};
      background: ${color.paper};
      border: ${heavyLine};
      border-radius: 50%;
    }

    /* The yellow part is the time in which we read. */
    .filings-due::before,
    .reading::before {
      background: ${color.highlight};
    }

    /* The step for this time is a note beside the yellow part, with a line of its own. */
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

    ${breakpoint.belowTablet} {
      .filings-due {
        padding-bottom: ${space.xs};
      }

      .reading {
        padding-left: ${space.huge};
        font-size: ${textSize.body};
      }
    }

    /* The note stands above the scale, beside the heading of the section, and the dated steps stand below it. */
    ${breakpoint.tablet} {
      display: grid;
      grid-row: 1 / span 2;
      grid-template-rows: subgrid;
      grid-template-columns: ${filing}% 1fr ${100 - LINE_LENGTH}%;
      row-gap: 0;
      /* The list covers the opening of the section, whose links can be clicked all the same. */
      pointer-events: none;

      > li {
        grid-row: 2;
        padding: calc(${BAND_HEIGHT} + ${TEXT_BELOW_LINE}) ${space.xl} 0 0;
        pointer-events: auto;
      }

      /* Each part of the line begins in the middle of its step's dot. */
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

      .issue {
        padding-right: 0;
      }

      .reading {
        grid-row: 1;
        grid-column: 1 / -1;
        align-self: end;
        margin-left: ${Math.max(filing, RIGHT_OF_HEADING)}%;
        padding: 0 0 ${space.xl} ${TEXT_BESIDE_LINE};
      }

      .reading::before {
        display: none;
      }

      /* The line leads down to the yellow part. */
      .reading::after {
        inset: ${space.xxs} auto 0 calc(${DOT_RADIUS} - ${LINE_MIDDLE});
      }
    }
  `;
}
