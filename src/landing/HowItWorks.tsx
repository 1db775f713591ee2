import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { Section } from '../ui/Section';
import { launchSpans } from './launch-spans';
import { timelineStyles } from './timeline-styles';

/** The section with the steps from the end of a quarter to an issue, on a timeline. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks, siteFacts } = data;
  const { quarterEnds, filingsDue, reading, issue } = howItWorks;
  return (
    <Section id="how-it-works" text={howItWorks} layout="beside">
      <ol
        className={CLASS.plainList}
        css={timelineStyles(launchSpans(siteFacts))}
        aria-label={howItWorks.timelineLabel}
      >
        <TimelineStep name="quarter-ends" isDated step={quarterEnds} />
        <TimelineStep name="filings-due" isDated step={filingsDue} />
        <TimelineStep name="reading" step={reading} />
        <TimelineStep name="issue" isDated step={issue} />
      </ol>
    </Section>
  );
}

interface TimelineStepProps {
  /** The name of the step's field, as a class. */
  name: 'quarter-ends' | 'filings-due' | 'reading' | 'issue';
  /** Whether the step begins on a certain day, which the timeline marks with a dot. */
  isDated?: boolean;
  step: Queries.TimelineStepFragment;
}

function TimelineStep({ name, isDated = false, step }: TimelineStepProps) {
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
