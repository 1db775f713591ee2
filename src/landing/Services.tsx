import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** In the order of the services: a newsletter, an envelope with a mark, a screen with two people. */
const DRAWINGS = [
  'M4 5h22l8 8v30H4zM26 5v8h8M10 20h18M10 26h18M10 32h18M10 38h10',
  'M4 13h30v26H4zM4 14l15 13 15-13M41 9v13M41 27v3',
  'M4 8h40v26H4zM16 42h16M24 34v8M17 18a3 3 0 1 0 .1 0zM31 18a3 3 0 1 0 .1 0zM11 30c0-4 3-6 6-6s6 2 6 6M25 30c0-4 3-6 6-6s6 2 6 6',
];

/** The section with the services, one column each. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services } = data;
  if (!services) throw new Error('content/landing/services.mdx is missing.');
  return (
    <Section id="services" heading={services.heading} intro={services.intro}>
      <ul className="plain-list grid" css={styles}>
        {services.parts.map((part, index) => (
          <li key={part.id}>
            <svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
              <path d={DRAWINGS[index % DRAWINGS.length]} />
            </svg>
            <h3 id={part.id}>{part.text}</h3>
            <Prose html={part.html} />
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
  svg {
    display: none;
    margin-bottom: 0.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  ${breakpoint.tablet} {
    li {
      grid-column: span 4;
    }

    svg {
      display: block;
    }
  }
`;
