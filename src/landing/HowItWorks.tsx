import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, headingSize, size, textSize } from '../theme/tokens';
import { Section } from '../ui/Section';

/** The section with the steps to an issue on one rail, and what happens every month. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks } = data;
  if (!howItWorks) throw new Error('content/landing/how-it-works.mdx is missing.');
  const { monthly } = howItWorks;
  return (
    <Section id="how-it-works" heading={howItWorks.heading} intro={howItWorks.html} rule>
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

  h3 {
    margin-bottom: 0.25rem;
    font-size: ${headingSize.clause};
  }

  ol {
    row-gap: 0.625rem;
  }

  li {
    position: relative;
    padding-left: 2rem;
  }

  /* The rail, in a part for each step: from its mark to the next. */
  li:not(.issue)::before {
    position: absolute;
    top: 0.75rem;
    bottom: -1.125rem;
    left: 0.4375rem;
    border-left: 2px solid ${color.ink};
    content: '';
  }

  li::after {
    position: absolute;
    top: 0.1875rem;
    left: 0;
    width: 1rem;
    height: 1rem;
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  /* The day of the newsletter. */
  .issue::after {
    background: ${color.accent};
    border-color: ${color.accent};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  .issue .when {
    color: ${color.accent};
  }

  .monthly {
    row-gap: 0;
    margin-top: 1.5rem;
    padding-top: 1rem;
    border-top: 1px solid ${color.edge};
  }

  ${breakpoint.tablet} {
    li,
    .monthly > * {
      grid-column: span 3;
    }

    .monthly {
      align-items: baseline;
    }

    .monthly > .text {
      grid-column: span 6;
    }

    li {
      padding: 1.75rem 0 0;
    }

    li:not(.issue)::before {
      inset: 0.4375rem calc(-1 * ${size.gutter}) auto 0.5rem;
      border-top: 2px solid ${color.ink};
      border-left: 0;
    }

    li::after {
      top: 0;
    }
  }
`;
