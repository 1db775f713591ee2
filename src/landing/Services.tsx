import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** The section with the services, one column each. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services } = data;
  if (!services) throw new Error('content/landing/services.mdx is missing.');
  return (
    <Section id="services" heading={services.heading} intro={services.intro}>
      <ul css={styles}>
        {services.parts.map((part) => (
          <li key={part?.id}>
            <h3 id={part?.id}>{part?.text}</h3>
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
  gap: 2.25rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 0.75rem 2.5rem;
    align-content: start;
    padding-top: 1.125rem;
    border-top: 2px solid ${color.ink};
  }

  h3 {
    font-size: 1.5rem;
  }

  ${breakpoint.tablet} {
    li {
      grid-template-columns: 13rem 1fr;
    }
  }

  @media print {
    display: block;

    li {
      display: block;
      margin-bottom: 1.25rem;
    }
  }

  ${breakpoint.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 3rem;

    li {
      grid-template-columns: none;
    }
  }
`;
