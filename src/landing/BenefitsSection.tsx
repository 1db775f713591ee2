import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { strongLine } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { space } from '../theme/spacing';
import { headingSize } from '../theme/typography';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { InsuranceFigure } from './InsuranceFigure';

export function BenefitsSection({ data }: { data: Queries.BenefitsSectionFragment }) {
  const { landingBenefits } = data;
  return (
    <Section
      content={landingBenefits}
      background="tint"
      below={<InsuranceFigure insurance={landingBenefits.insurance} />}
    >
      <ul className={CLASS.plainList} css={styles}>
        {landingBenefits.parts.map((part) => (
          <li key={part.id}>
            <h3 id={part.id}>{part.heading}</h3>
            <Prose html={part.html} className={CLASS.marked} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment BenefitsSection on Query {
    landingBenefits {
      ...Section
      parts {
        id
        heading
        html
      }
      insurance {
        ...InsuranceFigure
      }
    }
  }
`;

const styles = css`
  display: grid;
  gap: ${space.xxl};

  > li {
    padding-top: ${space.l};
    border-top: ${strongLine};
    ${readingTextStyles}
  }

  > li > h3 {
    margin-bottom: ${space.xs};
    font-size: ${headingSize.item};
  }

  ${breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xxxl} ${space.xxl};
  }
`;
