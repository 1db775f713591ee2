import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { heavyLine, noteLine, noteLineWidth } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { space } from '../theme/spacing';
import { fontWeight, textSize } from '../theme/typography';
import { lengthOfFiling, LINE_LENGTH } from './timeline-scale';

interface TimelineProps {
  content: Queries.TimelineFragment;
  /** The number of days between the filings and the issue. */
  readingDays: number;
}

/** The steps from the end of a quarter to an issue, on a line with their dates. */
export function Timeline({ content, readingDays }: TimelineProps) {
  const { timelineLabel, quarterEnds, filingsDue, reading, issue } = content;
  return (
    <ol
      css={[styles, scaleStyles, columnStyles(readingDays)]}
      className={CLASS.plainList}
      aria-label={timelineLabel}
    >
      <TimelineStep className="dated" step={quarterEnds} />
      <TimelineStep className="dated filings-due" step={filingsDue} />
      <TimelineStep className="reading" step={reading} />
      <TimelineStep className="dated issue" step={issue} />
    </ol>
  );
}

interface TimelineStepProps {
  /** `dated` for a step that begins on a certain day: it has a dot on the line. Other classes name a step. */
  className: string;
  step: Queries.TimelineStepFragment;
}

const TimelineStep = ({ className, step }: TimelineStepProps) => (
  <li className={className}>
    <p className="when">{step.when}</p>
    <h3>{step.title}</h3>
    <p>{step.text}</p>
  </li>
);

export const query = graphql`
  fragment Timeline on LandingHowItWorks {
    timelineLabel
    quarterEnds {
      ...TimelineStep
    }
    filingsDue {
      ...TimelineStep
    }
    reading {
      ...TimelineStep
    }
    issue {
      ...TimelineStep
    }
  }

  fragment TimelineStep on TimelineStep {
    when
    title
    text
  }
`;

// Each step has the part of the line up to the next step (`::before`) and, if it begins on a certain
// day, a dot (`::after`). A part whose time we use for reading is filled with yellow, and looks like a band.

const DOT_RADIUS = '0.5rem';

const LINE_MIDDLE = `calc(${noteLineWidth} / 2)`;

const BAND_WIDTH = '0.875rem';

/**
 * The distance from the top of a step to the middle of its dot, which is beside its first line of text: half
 * the height of this line, which is 28 px in `readingTextStyles`.
 */
const DOT_MIDDLE = '0.875rem';

/** On phones, the line runs down on the left of the steps. */
const styles = css`
  ${readingTextStyles}

  li {
    position: relative;
    padding: 0 0 ${space.l} ${space.xxl};
  }

  .when {
    font-weight: ${fontWeight.bold};
  }

  li::before,
  li::after {
    position: absolute;
    content: '';
  }

  li::before {
    inset: ${DOT_MIDDLE} auto -${DOT_MIDDLE} 0;
    width: ${BAND_WIDTH};
    border-left: ${noteLine};
  }

  .dated::after {
    top: ${DOT_MIDDLE};
    left: ${LINE_MIDDLE};
    width: calc(2 * ${DOT_RADIUS});
    height: calc(2 * ${DOT_RADIUS});
    margin: -${DOT_RADIUS};
    background: ${color.paper};
    border: ${heavyLine};
    border-radius: 50%;
  }

  /* We read in the time between the filings and the issue, so this part is a yellow band. */
  .filings-due::before,
  .reading::before {
    background: ${color.highlight};
  }

  /* The step about reading has no dot. It is a note beside the band, with its own line. */
  .reading::after {
    inset: ${space.xxs} auto ${space.l} ${space.xxl};
    border-left: ${noteLine};
  }

  /* The line ends at the issue. */
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

    /* A line leads from the band to the line of the note, beside the first line of text. */
    .reading .when::before {
      position: absolute;
      top: ${DOT_MIDDLE};
      left: ${BAND_WIDTH};
      width: calc(${space.xxl} - ${BAND_WIDTH});
      border-top: ${noteLine};
      content: '';
    }
  }
`;

const BAND_HEIGHT = '1.25rem';

const LINE_TO_NOTE = '1.75rem';

/** The greatest width of the note with its line. Longer lines of text would lead away from the band. */
const NOTE_WIDTH = '23rem';

/**
 * From `breakpoint.tablet` on, the line is a scale that runs to the right. The dated steps are below it, and
 * the note is above the band.
 */
const scaleStyles = css`
  ${breakpoint.tablet} {
    display: grid;

    li {
      grid-row: 2;
      padding: calc(${BAND_HEIGHT} + ${space.xl}) ${space.xl} 0 0;
    }

    /* Each part of the line reaches from the middle of a dot to the middle of the next. */
    li::before {
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

    .filings-due {
      grid-column: span 2;
    }

    .reading {
      grid-row: 1;
      grid-column: 3 / -1;
      max-width: ${NOTE_WIDTH};
      padding: 0 0 ${space.xl} ${LINE_TO_NOTE};
    }

    .reading::before {
      display: none;
    }

    /* The line beside the note leads down to the middle of the band. */
    .reading::after {
      inset: ${space.xxs} auto 0 calc(${DOT_RADIUS} - ${LINE_MIDDLE});
    }
  }
`;

/**
 * Makes the columns of the scale as wide as the parts of the line. The part with the band has two columns,
 * between which the line of the note begins.
 */
const columnStyles = (readingDays: number) => css`
  grid-template-columns: ${lengthOfFiling(readingDays)}% 1fr 1fr ${100 - LINE_LENGTH}%;
`;
