import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { CoverageFigure } from './CoverageFigure';

/** The section with the benefits and the figure about deposit insurance. */
export function Benefits({ data }: { data: Queries.BenefitsFragment }) {
  const { benefits } = data;
  if (!benefits) throw new Error('content/landing/benefits.mdx is missing.');
  return (
    <Section id="benefits" heading={benefits.heading} intro={benefits.intro} tinted>
      <ul css={styles}>
        {benefits.parts.map((part) => (
          <li key={part?.id}>
            <h3 id={part?.id}>{part?.text}</h3>
            <Prose html={part?.html ?? ''} />
          </li>
        ))}
      </ul>
      <CoverageFigure coverage={benefits.coverage} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Benefits on Query {
    benefits: landingBenefits {
      heading
      intro
      parts {
        id
        text
        html
      }
      coverage {
        ...CoverageFigure
      }
    }
  }
`;

const styles = css`
  display: grid;
  gap: 2.25rem clamp(2rem, 5vw, 4rem);
  margin: 0 0 clamp(2.5rem, 6vw, 4.5rem);
  padding: 0;
  list-style: none;

  li {
    padding-top: 1.125rem;
    border-top: 1px solid ${color.edge};
  }

  h3 {
    margin-bottom: 0.625rem;
    font-size: 1.375rem;
  }

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  @media print {
    display: block;
    columns: 2;
    column-gap: 2.5rem;

    li {
      margin-bottom: 1.25rem;
    }
  }
`;
