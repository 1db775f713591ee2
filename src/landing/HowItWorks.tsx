import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { launchSpans } from '../shared/launch-dates';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, leaderLine, space } from '../theme/tokens';
import { Section } from '../ui/Section';

/** The section with the way to an issue on a ruler of days. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks, siteFacts } = data;
  const { quarterEnds, filingsDue, reading, issue } = howItWorks;
  const { quarterEndToFilings, filingsToIssue } = launchSpans(siteFacts);
  return (
    <Section
      id="how-it-works"
      heading={howItWorks.heading}
      intro={howItWorks.html}
      file={howItWorks.file}
      isBeside
    >
      <ol
        className={CLASS.plainList}
        css={[timelineStyles, rulerStyles(quarterEndToFilings, filingsToIssue)]}
        aria-label={howItWorks.timelineLabel}
      >
        <Step name="quarter" isDated step={quarterEnds} />
        <Step name="filings" isDated step={filingsDue} />
        <Step name="reading" step={reading} />
        <Step name="issue" isDated step={issue} />
      </ol>
    </Section>
  );
}

interface StepProps {
  /** The class of the step in the styles. */
  name: 'quarter' | 'filings' | 'reading' | 'issue';
  /** Whether the step begins on a certain day, which the ruler marks with a dot. */
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
      file
      heading
      html
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

/** The days after the issue for which the ruler goes on: room for the last step. */
const DAYS_AFTER_ISSUE = 15;

/** Makes the length of each part of the ruler proportional to its days, on wide screens and, with a minimum, on phones. */
const rulerStyles = (beforeFilings: number, reading: number) => css`
  .quarter {
    --days: ${beforeFilings};
  }

  .filings {
    --days: ${reading};
  }

  .issue {
    --days: ${DAYS_AFTER_ISSUE};
  }

  ${breakpoint.desktop} {
    grid-template-columns:
      minmax(min(15rem, 30%), ${beforeFilings}fr)
      minmax(min(15rem, 30%), ${reading}fr)
      minmax(min(15rem, 30%), ${DAYS_AFTER_ISSUE}fr);
  }
`;

const timelineStyles = css`
  .when {
    font-weight: 600;
  }

  /* On phones a line runs down on the left of the steps. Its yellow part is the time in which we read. */
  .step {
    position: relative;
    min-height: max(5.5rem, calc(var(--days) * 0.25rem));
    padding: 0 0 ${space.l} ${space.xxl};
  }

  .step::before {
    position: absolute;
    inset: ${space.s} auto -${space.s} 0;
    width: 0.875rem;
    border-left: ${leaderLine};
    content: '';
  }

  /* The dot marks the day on which a step begins. */
  .dated::after {
    position: absolute;
    top: 0.4rem;
    left: -0.4375rem;
    width: 1rem;
    height: 1rem;
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  .filings::before,
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
    grid-column: 6 / -1;
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
      padding: 2.75rem ${space.xxl} 0 0;
    }

    /* Each part of the ruler begins in the middle of its step's dot. */
    .step::before {
      inset: 0 -${space.xs} auto ${space.xs};
      width: auto;
      height: 1.25rem;
      border-left: 0;
      border-bottom: ${leaderLine};
    }

    .issue::before {
      right: 0;
      display: block;
    }

    .dated::after {
      top: ${space.s};
      left: 0;
    }

    .reading {
      grid-row: 1;
      grid-column: 2;
      align-self: end;
      padding: 0 ${space.xl} ${space.xl} 3.25rem;
    }

    /* This line leads from the note to the yellow part. */
    .reading::before {
      inset: ${space.xxs} auto 0 ${space.xxl};
      width: 0;
      height: auto;
      background: none;
      border-bottom: 0;
      border-left: ${leaderLine};
    }
  }
`;
