import { graphql } from 'gatsby';
import { Section } from '../ui/Section';
import { Timeline } from './Timeline';

/** The section with the steps from the end of a quarter to an issue, on a timeline. */
export function HowItWorksSection({ data }: { data: Queries.HowItWorksSectionFragment }) {
  const { landingHowItWorks } = data;
  return (
    <Section id="how-it-works" text={landingHowItWorks}>
      <Timeline data={data} />
    </Section>
  );
}

export const query = graphql`
  fragment HowItWorksSection on Query {
    landingHowItWorks {
      ...Section
    }
    ...Timeline
  }
`;
