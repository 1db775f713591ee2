import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { ServiceDrawing } from './ServiceDrawing';

/** The section with the services, one column each. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services } = data;
  if (!services) throw new Error('content/landing/services.mdx is missing.');
  return (
    <Section id="services" heading={services.heading} intro={services.intro}>
      <ul className="plain-list" css={styles}>
        {services.parts.map((part, index) => (
          <li key={part?.id}>
            <h3 id={part?.id}>
              <ServiceDrawing index={index} />
              {part?.text}
            </h3>
            <Prose html={part?.html ?? ''} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Services on Query {
    services: landingServices {
      heading
      intro
      parts {
        id
        text
        html
      }
    }
  }
`;

const styles = css`
  display: grid;
  gap: 1rem clamp(1.5rem, 4vw, 3rem);

  h3 {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    margin-bottom: 0.375rem;
    font-size: 1.25rem;
  }

  svg {
    flex: none;
    width: 2.5rem;
  }

  ${breakpoint.tablet} {
    grid-template-columns: repeat(3, 1fr);

    h3 {
      min-height: 3rem;
    }
  }
`;
