import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, size, textSize } from '../theme/tokens';
import { Section } from '../ui/Section';

/** The section with the steps to an issue on one rail, and what happens every month. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks } = data;
  if (!howItWorks) throw new Error('content/landing/how-it-works.mdx is missing.');
  const { monthly } = howItWorks;
  return (
    <Section id="how-it-works" heading={howItWorks.heading} intro={howItWorks.html}>
      <div css={styles}>
        <ol className="plain-list grid" aria-label={howItWorks.timelineLabel}>
          {howItWorks.steps.map((step, index) => (
            <li key={step.title} className={index === howItWorks.steps.length - 1 ? 'issue' : undefined}>
              <p className="when">{step.when}</p>
              <h3>{step.title}</h3>
              <p className="text">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="monthly grid">
          <p className="when">{monthly.when}</p>
          <h3>{monthly.title}</h3>
          <p className="text">{monthly.text}</p>
        </div>
      </div>
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
      monthly {
        when
        title
        text
      }
    }
  }
`;

const styles = css`
  .when,
  .text {
    font-size: ${textSize.small};
  }

  .when {
    font-weight: 600;
  }

  ol {
    gap: 0;
  }

  /* The rail, with a mark for each step. */
  li {
    position: relative;
    margin-left: 0.5rem;
    padding: 0 0 0.625rem 1.5rem;
    border-left: 2px solid ${color.ink};
  }

  li::before {
    position: absolute;
    left: calc(-0.5rem - 1px);
    width: 1rem;
    height: 1rem;
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  /* The day of the newsletter. */
  .issue {
    border-color: transparent;
  }

  .issue::before {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  .issue .when {
    color: ${color.accent};
  }

  .monthly {
    row-gap: 0;
    align-items: baseline;
    margin-top: 1rem;
    padding-top: 1rem;
    border-top: 1px solid ${color.edge};
  }

  ${breakpoint.tablet} {
    ol {
      margin-right: calc(-1 * ${size.gutter});
    }

    li,
    .monthly > * {
      grid-column: span 3;
    }

    .monthly > .text {
      grid-column: span 6;
    }

    li {
      margin: 0.5rem 0 0;
      padding: 1.25rem ${size.gutter} 0 0;
      border-top: 2px solid ${color.ink};
      border-left: 0;
    }

    li::before {
      top: calc(-0.5rem - 1px);
      left: 0;
    }
  }
`;
