import { graphql } from 'gatsby';
import { Section } from '../ui/Section';
import { Timeline } from './Timeline';

/** The section with the steps from the end of a quarter to an issue, on a timeline. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { landingHowItWorks } = data;
  return (
    <Section id="how-it-works" text={landingHowItWorks} layout="beside">
      <Timeline data={data} />
    </Section>
  );
}

export const query = graphql`
  fragment HowItWorks on Query {
    landingHowItWorks {
      ...Section
    }
    ...Timeline
  }
`;
