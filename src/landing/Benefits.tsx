import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { from } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { CoverageFigure } from './CoverageFigure';

/** Why it is useful abroad, and the insurance rule at a glance. */
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
  gap: 2.5rem 4rem;
  margin: 0 0 clamp(2.5rem, 6vw, 4.5rem);
  padding: 0;
  list-style: none;

  h3 {
    margin-bottom: 0.5rem;
    font-size: 1.375rem;
  }

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
