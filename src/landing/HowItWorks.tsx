import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { Section } from '../ui/Section';
import { launchSpans } from './launch-spans';
import { TIMELINE_CLASSES, timelineStyles } from './timeline-styles';

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
        <TimelineStep className={TIMELINE_CLASSES.quarterEnds} isDated step={quarterEnds} />
        <TimelineStep className={TIMELINE_CLASSES.filingsDue} isDated step={filingsDue} />
        <TimelineStep className={TIMELINE_CLASSES.reading} step={reading} />
        <TimelineStep className={TIMELINE_CLASSES.issue} isDated step={issue} />
      </ol>
    </Section>
  );
}

interface TimelineStepProps {
  /** The class of this step. */
  className: string;
  /** Whether the step begins on a certain day, which the timeline marks with a dot. */
  isDated?: boolean;
  step: Queries.TimelineStepFragment;
}

function TimelineStep({ className, isDated = false, step }: TimelineStepProps) {
  const stepClass = isDated ? `${TIMELINE_CLASSES.step} ${TIMELINE_CLASSES.dated}` : TIMELINE_CLASSES.step;
  return (
    <li className={`${stepClass} ${className}`}>
      <p className={TIMELINE_CLASSES.when}>{step.when}</p>
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
