import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, size } from '../theme/tokens';
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
  ${breakpoint.tablet} {
    grid-column: 6 / -1;
  }

  li + li {
    margin-top: 0.625rem;
    padding-top: 0.625rem;
    border-top: 1px solid ${color.edge};
  }

  /* On the columns of the section. */
  ${breakpoint.desktop} {
    li {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      column-gap: ${size.gutter};
    }

    h3 {
      grid-column: span 3;
    }

    h3 + div {
      grid-column: span 4;
    }
  }
`;
