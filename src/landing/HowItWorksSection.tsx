import { graphql } from 'gatsby';
import { Section } from '../ui/Section';
import { Timeline } from './Timeline';
import { readingDaysOf } from './timeline-scale';

export function HowItWorksSection({ data }: { data: Queries.HowItWorksSectionFragment }) {
  const { landingHowItWorks, siteFacts } = data;
  return (
    <Section content={landingHowItWorks}>
      <Timeline content={landingHowItWorks} readingDays={readingDaysOf(siteFacts)} />
    </Section>
  );
}

export const query = graphql`
  fragment HowItWorksSection on Query {
    landingHowItWorks {
      ...Section
      ...Timeline
    }
    siteFacts {
      ...ReadingDays
    }
  }
`;
