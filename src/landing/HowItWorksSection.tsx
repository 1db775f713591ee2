import { graphql } from 'gatsby';
import { daysToRead } from '../shared/launch-dates';
import { Section } from '../ui/Section';
import { Timeline } from './Timeline';

export function HowItWorksSection({ data }: { data: Queries.HowItWorksSectionFragment }) {
  const { landingHowItWorks, siteFacts } = data;
  return (
    <Section content={landingHowItWorks}>
      <Timeline content={landingHowItWorks} readingDays={daysToRead(siteFacts)} />
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
      launchBy
      firstReport
    }
  }
`;
