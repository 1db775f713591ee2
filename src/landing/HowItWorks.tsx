import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { withLaunch } from '../shared/with-launch';
import { breakpoint, color, font, textSize } from '../theme/tokens';
import { Section } from '../ui/Section';

/** The section with the steps to an issue on one rail, and what happens every month. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks, siteFacts } = data;
  if (!howItWorks || !siteFacts)
    throw new Error('content/landing/how-it-works.mdx or content/site.yaml is missing.');
  const { monthly } = howItWorks;
  return (
    <Section id="how-it-works" heading={howItWorks.heading} intro={howItWorks.html}>
      <div css={styles}>
        <ol className="plain-list" aria-label={howItWorks.timelineLabel}>
          {howItWorks.steps.map((step) => (
            <li key={step.title}>
              <p className="when">{withLaunch(step.when, siteFacts.launch)}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div>
          <p className="when">{monthly.when}</p>
          <h3>{monthly.title}</h3>
          <p>{monthly.text}</p>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment HowItWorks on Query {
    siteFacts {
      launch
    }
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
  .when {
    font-size: ${textSize.small};
    font-weight: 600;
  }

  h3 {
    margin-block: 0.125rem 0.25rem;
    font: 600 clamp(1.0625rem, 1rem + 0.3vw, ${textSize.large}) / 1.3 ${font.display};
  }

  p:last-of-type {
    font-size: ${textSize.small};
  }

  ol {
    display: grid;

    ${breakpoint.tablet} {
      grid-template-columns: repeat(4, 1fr);
    }
  }

  li {
    position: relative;
    padding: 0 0 0.5rem 2rem;
  }

  /* The rail, in a part for each step: from its mark to the next. */
  li:not(:last-of-type)::before {
    position: absolute;
    top: 0.75rem;
    bottom: -0.75rem;
    left: 0.4375rem;
    border-left: 2px solid ${color.ink};
    content: '';
  }

  li::after {
    position: absolute;
    top: 0.25rem;
    left: 0;
    width: 1rem;
    height: 1rem;
    background: ${color.paper};
    border: 3px solid ${color.ink};
    border-radius: 50%;
    content: '';
  }

  /* The day of the newsletter. */
  li:last-of-type::after {
    background: ${color.accent};
    border-color: ${color.accent};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  li:last-of-type .when {
    color: ${color.accent};
  }

  > div {
    margin-top: clamp(0.75rem, 3vw, 1.75rem);
    padding: 0.625rem 1rem;
    border: 2px dashed ${color.edge};

    ${breakpoint.tablet} {
      display: grid;
      grid-template-columns: auto auto 1fr;
      gap: 0 1.5rem;
      align-items: baseline;
    }
  }

  ${breakpoint.tablet} {
    li {
      padding: 1.75rem 1.5rem 0 0;
    }

    li:not(:last-of-type)::before {
      inset: 0.4375rem 0 auto 0.5rem;
      border-top: 2px solid ${color.ink};
      border-left: 0;
    }

    li::after {
      top: 0;
    }
  }
`;
