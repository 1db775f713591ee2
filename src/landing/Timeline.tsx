import { graphql } from 'gatsby';
import { daysToRead } from '../shared/launch-dates';
import { CLASS } from '../theme/class-names';
import { NonBreakingHyphens } from '../ui/NonBreakingHyphens';
import { timelineStyles } from './timeline-styles';

/** The steps from the end of a quarter to an issue, on a line with their dates. */
export function Timeline({ data }: { data: Queries.TimelineFragment }) {
  const { siteFacts, landingHowItWorks } = data;
  const { timelineLabel, quarterEnds, filingsDue, reading, issue } = landingHowItWorks;
  return (
    <ol css={timelineStyles(daysToRead(siteFacts))} className={CLASS.plainList} aria-label={timelineLabel}>
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
    <p className="when">
      <NonBreakingHyphens text={step.when} />
    </p>
    <h3>
      <NonBreakingHyphens text={step.title} />
    </h3>
    <p>
      <NonBreakingHyphens text={step.text} />
    </p>
  </li>
);

export const query = graphql`
  fragment TimelineStep on TimelineStep {
    when
    title
    text
  }

  fragment Timeline on Query {
    siteFacts {
      launchBy
      firstReport
    }
    landingHowItWorks {
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
