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
    <Section id="benefits" heading={benefits.heading} intro={benefits.intro} background="tint" beside>
      <ul className="plain-list" css={styles}>
        {benefits.parts.map((part) => (
          <li key={part.id}>
            <h3 id={part.id}>{part.text}</h3>
            <Prose html={part.html} />
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
  li {
    display: grid;
    gap: 0.25rem 1.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${color.rule};

    ${breakpoint.desktop} {
      grid-template-columns: 5fr 7fr;
    }
  }

  li:first-of-type {
    border-top: 0;
    padding-top: 0;
  }

  h3 {
    line-height: 1.3;
  }
`;
