import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, column, noteLine, space } from '../theme/tokens';
import { Section } from '../ui/Section';
import { launchSpans } from './launch-spans';

/** The section with the steps from the end of a quarter to an issue, on a timeline. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks, siteFacts } = data;
  const { quarterEnds, filingsDue, reading, issue } = howItWorks;
  const { quarterEndToFilings, filingsToIssue } = launchSpans(siteFacts);
  return (
    <Section id="how-it-works" text={howItWorks} layout="beside">
      <ol
        className={CLASS.plainList}
        css={[timelineStyles, proportionStyles(quarterEndToFilings, filingsToIssue)]}
        aria-label={howItWorks.timelineLabel}
      >
        <Step name="quarter-ends" isDated step={quarterEnds} />
        <Step name="filings-due" isDated step={filingsDue} />
        <Step name="reading" step={reading} />
        <Step name="issue" isDated step={issue} />
      </ol>
    </Section>
  );
}

interface StepProps {
  /** The name of the step's field, as a class. */
  name: 'quarter-ends' | 'filings-due' | 'reading' | 'issue';
  /** Whether the step begins on a certain day, which the timeline marks with a dot. */
  isDated?: boolean;
  step: Queries.TimelineStepFragment;
}

function Step({ name, isDated = false, step }: StepProps) {
  return (
    <li className={isDated ? `step dated ${name}` : `step ${name}`}>
      <p className="when">{step.when}</p>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
    </li>
  );
}

export const query = graphql`
  fragment TimelineStep on TimelineStep {
    when
    title
    text
  }

  fragment HowItWorks on Query {
    siteFacts {
      launch
      launchBy
      firstReport
    }
    howItWorks: landingHowItWorks {
      ...Section
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
  }
`;

/** The days that the timeline goes on after the issue: room for the last step. */
const DAYS_AFTER_ISSUE = 15;

/** A part is at least this long on wide screens, because the text of a step stands below it. */
const SHORTEST_PART = 'min(15rem, 30%)';

/** A day is this long on phones, in rem. */
const DAY = 0.25;

/** A part is at least this long on phones, in rem. */
const SHORTEST_PART_ON_PHONES = 5.5;

/** The width of the yellow part beside the line on phones, in rem. */
const BAND_WIDTH = 0.875;

/** Makes the length of each part of the timeline proportional to its days, on wide screens and, with a minimum, on phones. */
const proportionStyles = (quarterEndToFilings: number, filingsToIssue: number) => css`
  .quarter-ends {
    --days: ${quarterEndToFilings};
  }

  .filings-due {
    --days: ${filingsToIssue};
  }

  .issue {
    --days: ${DAYS_AFTER_ISSUE};
  }

  ${breakpoint.desktop} {
    grid-template-columns:
      minmax(${SHORTEST_PART}, ${quarterEndToFilings}fr)
      minmax(${SHORTEST_PART}, ${filingsToIssue}fr)
      minmax(${SHORTEST_PART}, ${DAYS_AFTER_ISSUE}fr);
  }
`;

/** The radius of the dot of a step, in rem. */
const RADIUS = 0.5;

/** The distance from the left edge of a step to the middle of the line on phones, which is 2 px wide, in rem. */
const LINE_MIDDLE = 1 / 16;

/** The distance from the top of a step to the middle of its dot, which is that of its first line, on phones, in rem. */
const DOT_MIDDLE = 0.75;

/** The height of the yellow part above the line on wide screens, in rem. */
const BAND_HEIGHT = 1.25;

/** The distance from the start of the yellow part to the line that leads from the note to it, in rem. */
const NOTE_LINE = 2;

/** The distance from the line down to the text of a step on wide screens, in rem. */
const TEXT_BELOW_LINE = 1.5;

/** The distance from the line beside the note to its text, in rem. */
const TEXT_BESIDE_LINE = 1.25;

const timelineStyles = css`
  .when {
    font-weight: 600;
  }

  /* On phones a line runs down on the left of the steps. Its yellow part is the time in which we read. */
  .step {
    position: relative;
    min-height: max(${SHORTEST_PART_ON_PHONES}rem, calc(var(--days) * ${DAY}rem));
    padding: 0 0 ${space.l} ${space.xxl};
  }

  .step::before {
    position: absolute;
    inset: ${DOT_MIDDLE}rem auto -${DOT_MIDDLE}rem 0;
    width: ${BAND_WIDTH}rem;
    border-left: ${noteLine};
    content: '';
  }

  /* The dot marks the day on which a step begins. */
  .dated::after {
    position: absolute;
    top: ${DOT_MIDDLE - RADIUS}rem;
    left: ${LINE_MIDDLE - RADIUS}rem;
    width: ${2 * RADIUS}rem;
    height: ${2 * RADIUS}rem;
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  .filings-due::before,
  .reading::before {
    background: ${color.highlight};
  }

  .issue::before {
    display: none;
  }

  .issue::after {
    background: ${color.ink};
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

    .step {
      grid-row: 2;
      min-height: 0;
      padding: ${BAND_HEIGHT + TEXT_BELOW_LINE}rem ${space.xxl} 0 0;
    }

    /* Each part of the timeline begins in the middle of its step's dot. */
    .step::before {
      inset: 0 -${RADIUS}rem auto ${RADIUS}rem;
      width: auto;
      height: ${BAND_HEIGHT}rem;
      border-left: 0;
      border-bottom: ${noteLine};
    }

    .issue::before {
      right: 0;
      display: block;
    }

    .dated::after {
      top: ${BAND_HEIGHT - RADIUS}rem;
      left: 0;
    }

    .reading {
      grid-row: 1;
      grid-column: 2;
      align-self: end;
      padding: 0 ${space.xl} ${space.xl} ${NOTE_LINE + TEXT_BESIDE_LINE}rem;
    }

    /* This line leads from the note to the yellow part. */
    .reading::before {
      inset: ${space.xxs} auto 0 ${NOTE_LINE}rem;
      width: 0;
      height: auto;
      background: none;
      border-bottom: 0;
      border-left: ${noteLine};
    }
  }
`;
