import { css } from '@emotion/react';
import { breakpoint, color, column, lineHeight, noteLine, space, textSize } from '../theme/tokens';
import type { LaunchSpans } from './launch-spans';

/** The classes of the timeline, by which its styles find its steps. */
export const TIMELINE_CLASSES = {
  step: 'step',
  /** A step that begins on a certain day. */
  dated: 'dated',
  when: 'when',
  // The steps have the names of their fields.
  quarterEnds: 'quarter-ends',
  filingsDue: 'filings-due',
  reading: 'reading',
  issue: 'issue',
} as const;

/** On wide screens a part is at least this long, because the text of a step stands below it. */
const SHORTEST_PART = 'min(15rem, 30%)';

/** On wide screens the last step has this width for its text, which goes on after the end of the line. */
const LAST_STEP = 'min(18rem, 30%)';

/** The distance from the line down to the text of a step on wide screens. */
const TEXT_BELOW_LINE = '1.5rem';

/** The height of the yellow part above the line on wide screens. */
const BAND_HEIGHT = '1.25rem';

/** The distance from the start of the yellow part to the line that leads from the note to it. */
const NOTE_LINE = '2rem';

/** The distance from the line beside the note to its text. */
const TEXT_BESIDE_LINE = '1.25rem';

/** The usual length in rem of the yellow part on phones, which follows from the texts beside it. */
const YELLOW_PART = 15;

/** On phones the part before the yellow one is at most this long, in rem, so that no large gap opens below its text. */
const LONGEST_PART = 17;

/** The width of the yellow part beside the line on phones. */
const BAND_WIDTH = '0.875rem';

/** The distance from the left edge of a step to the middle of the line on phones, which is 2 px wide. */
const LINE_MIDDLE = '1px';

/** The distance from the top of a step to the middle of its first line on phones, which is that of its dot. */
const DOT_MIDDLE = '0.875rem';

/** The width and the height of the dot of a step. */
const DOT_SIZE = '1rem';

/** The distance from the edge of a dot to its middle: half of `DOT_SIZE`. */
const RADIUS = '0.5rem';

const stepStyles = css`
  font-size: ${textSize.reading};
  line-height: ${lineHeight.reading};

  .${TIMELINE_CLASSES.when} {
    font-weight: 600;
  }

  /* On phones a line runs down on the left of the steps. Its yellow part is the time in which we read. */
  .${TIMELINE_CLASSES.step} {
    position: relative;
    padding: 0 0 ${space.l} ${space.xxl};
  }

  .${TIMELINE_CLASSES.step}::before {
    position: absolute;
    inset: ${DOT_MIDDLE} auto -${DOT_MIDDLE} 0;
    width: ${BAND_WIDTH};
    border-left: ${noteLine};
    content: '';
  }

  /* The dot marks the day on which a step begins. */
  .${TIMELINE_CLASSES.dated}::after {
    position: absolute;
    top: ${DOT_MIDDLE};
    left: ${LINE_MIDDLE};
    width: ${DOT_SIZE};
    height: ${DOT_SIZE};
    margin: -${RADIUS};
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  .${TIMELINE_CLASSES.filingsDue}::before, .${TIMELINE_CLASSES.reading}::before {
    background: ${color.highlight};
  }

  .${TIMELINE_CLASSES.issue}::before {
    display: none;
  }

  .${TIMELINE_CLASSES.issue}::after {
    background: ${color.ink};
  }

  /* What we do is a note beside the yellow part. As a full step, it would make that part too long for its days. */
  ${breakpoint.belowDesktop} {
    .${TIMELINE_CLASSES.filingsDue} {
      padding-bottom: ${space.xs};
    }

    .${TIMELINE_CLASSES.reading} {
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
    row-gap: 0;
    /* The list covers the opening of the section, whose links can be clicked all the same. */
    pointer-events: none;

    .${TIMELINE_CLASSES.step} {
      grid-row: 2;
      padding: calc(${BAND_HEIGHT} + ${TEXT_BELOW_LINE}) ${space.xxl} 0 0;
      pointer-events: auto;
    }

    /* Each part of the timeline begins in the middle of its step's dot. */
    .${TIMELINE_CLASSES.step}::before {
      inset: 0 -${RADIUS} auto ${RADIUS};
      width: auto;
      height: ${BAND_HEIGHT};
      border-left: 0;
      border-bottom: ${noteLine};
    }

    .${TIMELINE_CLASSES.dated}::after {
      top: ${BAND_HEIGHT};
      left: ${RADIUS};
    }

    .${TIMELINE_CLASSES.reading} {
      grid-row: 1;
      grid-column: 2;
      align-self: end;
      padding: 0 ${space.xl} ${space.xl} calc(${NOTE_LINE} + ${TEXT_BESIDE_LINE});
    }

    /* This line leads from the note to the yellow part. */
    .${TIMELINE_CLASSES.reading}::before {
      inset: ${space.xxs} auto 0 ${NOTE_LINE};
      width: 0;
      height: auto;
      background: none;
      border-bottom: 0;
      border-left: ${noteLine};
    }
  }
`;

/** Styles of the timeline. Each part has a length in proportion to its days, as far as the texts have room for it. */
export const timelineStyles = ({ quarterEndToFilings, filingsToIssue }: LaunchSpans) => css`
  ${stepStyles}

  ${breakpoint.belowDesktop} {
    .${TIMELINE_CLASSES.quarterEnds} {
      min-height: ${Math.min(LONGEST_PART, (YELLOW_PART * quarterEndToFilings) / filingsToIssue)}rem;
    }
  }

  ${breakpoint.desktop} {
    grid-template-columns:
      minmax(${SHORTEST_PART}, ${quarterEndToFilings}fr)
      minmax(${SHORTEST_PART}, ${filingsToIssue}fr)
      ${LAST_STEP};
  }
`;
