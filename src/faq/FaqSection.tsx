import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Island } from '../islands/Island';
import { color, font, measure } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { FaqAccordion } from './FaqAccordion';

/** All questions of content/faq, in their order. */
export function FaqSection({ data }: { data: Queries.FaqSectionFragment }) {
  const { faqIntro, faqEntries } = data;
  if (!faqIntro) throw new Error('content/landing/faq.mdx is missing.');
  return (
    <Section id="faq" heading={faqIntro.heading} intro={faqIntro.html}>
      <Island
        css={styles}
        name="faq-accordion"
        component={FaqAccordion}
        props={{ questions: faqEntries.nodes.map(({ name, question }) => ({ name, question })) }}
        slots={Object.fromEntries(
          faqEntries.nodes.map(({ name, html }) => [name, <Prose key={name} html={html} />]),
        )}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment FaqSection on Query {
    faqIntro: landingFaq {
      heading
      html
    }
    faqEntries: allFaqEntry(sort: { order: ASC }) {
      nodes {
        name
        question
        html
      }
    }
  }
`;

const styles = css`
  max-width: 52rem;
  border-bottom: 1px solid ${color.rule};

  .item {
    border-top: 1px solid ${color.rule};
  }

  h3 {
    font: inherit;
  }

  [data-reach-accordion-button] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1.5rem;
    width: 100%;
    min-height: 3rem;
    padding: 1.1rem 0;
    font: 600 1.1875rem/1.35 ${font.display};
    text-align: left;
    background: none;
    border: 0;
    cursor: pointer;
  }

  [data-reach-accordion-button]:hover {
    color: ${color.accent};
  }

  /* A plus that becomes a minus, drawn so that it needs no font and survives forced colours. */
  [data-reach-accordion-button]::after {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) center / 2px 100% no-repeat;
    content: '';
    forced-color-adjust: none;
  }

  [data-reach-accordion-button][aria-expanded='true']::after {
    background: linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat;
  }

  [data-reach-accordion-button][aria-busy]::after {
    opacity: 0.4;
  }

  [data-reach-accordion-panel] {
    max-width: ${measure.prose};
    padding-bottom: 1.5rem;
  }

  html:not([data-script]) & [data-reach-accordion-panel] {
    display: block;
  }

  html:not([data-script]) & [data-reach-accordion-button]::after {
    display: none;
  }

  @media print {
    [data-reach-accordion-panel] {
      display: block;
    }
  }
`;
