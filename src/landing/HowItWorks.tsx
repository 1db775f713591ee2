import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font } from '../theme/tokens';
import { Section } from '../ui/Section';
import { QuarterCalendar } from './QuarterCalendar';

/** The section with the steps from the end of a quarter to the next issue: a calendar and a list. */
export function HowItWorks({ data }: { data: Queries.HowItWorksFragment }) {
  const { howItWorks } = data;
  if (!howItWorks) throw new Error('content/landing/how-it-works.mdx is missing.');
  return (
    <Section id="how-it-works" heading={howItWorks.heading} intro={howItWorks.html}>
      <QuarterCalendar data={howItWorks} />
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
      ...QuarterCalendar
    }
  }
`;

const styles = css`
  display: grid;
  gap: 1.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding: 1rem 0 0 2.5rem;
    border-top: 1px solid ${color.rule};
    counter-increment: step;
  }

  /* The same number as in the calendar. */
  li::before {
    position: absolute;
    top: 1.125rem;
    left: 0;
    width: 1.5rem;
    color: ${color.white};
    font: 600 0.8125rem/1.5rem ${font.text};
    text-align: center;
    background: ${color.accent};
    border-radius: 50%;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    content: counter(step);
  }

  .when {
    color: ${color.accent};
    font-weight: 600;
  }

  h3 {
    margin-block: 0.25rem 0.5rem;
    font: 600 1.25rem/1.25 ${font.display};
  }

  ${breakpoint.tablet}, print {
    grid-template-columns: 1fr 1fr;
    gap: 2rem 2.5rem;
  }

  ${breakpoint.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));

    li {
      padding: 3rem 0 0;
    }
  }
`;
