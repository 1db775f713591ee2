import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font, from } from '../theme/tokens';
import { Section } from '../ui/Section';

/** One quarter as a timeline, from its end to the issue in the inbox. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks } = data;
  if (!howItWorks) throw new Error('content/landing/how-it-works.mdx is missing.');
  return (
    <Section id="how-it-works" heading={howItWorks.heading} intro={howItWorks.html}>
      <ol css={styles} aria-label={howItWorks.timelineLabel}>
        {howItWorks.steps.map((step) => (
          <li key={step?.title}>
            <p className="when">{step?.when}</p>
            <h3>{step?.title}</h3>
            <p>{step?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment HowItWorks on Query {
    howItWorks: landingHowItWorks {
      heading
      html
      timelineLabel
      steps {
        when
        title
        text
      }
    }
  }
`;

const styles = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding: 0 0 2.25rem 2rem;
    border-left: 2px solid ${color.ink};
  }

  li:last-child {
    padding-bottom: 0;
    /* What comes every month has no end on the line. */
    border-left-style: dashed;
  }

  /* The mark of a date on the line. */
  li::before {
    position: absolute;
    top: 0.3rem;
    left: calc(-0.5rem - 1px);
    width: 1rem;
    height: 1rem;
    background: ${color.paper};
    border: 3px solid ${color.accent};
    border-radius: 50%;
    content: '';
  }

  .when {
    color: ${color.accent};
    font-weight: 600;
  }

  h3 {
    margin-block: 0.25rem 0.5rem;
    font: 600 1.25rem/1.25 ${font.display};
  }

  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));

    li,
    li:last-child {
      padding: 2.25rem 1.75rem 0 0;
      border-left: 0;
      border-top: 2px solid ${color.ink};
    }

    li:last-child {
      border-top-style: dashed;
    }

    li::before {
      top: calc(-0.5rem - 1px);
      left: 0;
    }
  }
`;
