import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISLANDS } from '../../plugins/islands';
import { breakpoint, color, font, size, textSize } from '../theme/tokens';
import { EditLink } from '../ui/EditLink';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import FaqAccordionIsland from './faq-accordion.island';
import { searchableScript } from './use-found-answers';

/** The section with all questions of content/faq, in the order of their `order` field. */
export function FaqSection({ data }: { data: Queries.FaqSectionFragment }) {
  const { faq, allFaqEntry } = data;
  if (!faq) throw new Error('content/landing/faq.mdx is missing.');
  return (
    <Section id="faq" heading={faq.heading} intro={faq.html} beside>
      <FaqAccordionIsland
        css={styles}
        props={{ questions: allFaqEntry.nodes.map(({ name, question }) => ({ name, question })) }}
        slots={Object.fromEntries(
          allFaqEntry.nodes.map(({ name, question, html }) => [
            name,
            <>
              <Prose html={html} />
              {/* To copy or to bookmark; its name contains the question (WCAG 2.4.9). */}
              <a
                className="permalink screen-only"
                href={`#${name}`}
                aria-label={`${faq.linkLabel}: ${question}`}
              >
                {faq.linkLabel}
              </a>
              <EditLink file={`faq/${name}.mdx`} />
            </>,
          ]),
        )}
      />
      <script dangerouslySetInnerHTML={{ __html: searchableScript }} />
    </Section>
  );
}

export const fragment = graphql`
  fragment FaqSection on Query {
    faq: landingFaq {
      heading
      linkLabel
      html
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        name
        question
        html
      }
    }
  }
`;

const styles = css`
  border-bottom: 1px solid ${color.rule};

  ${breakpoint.tablet} {
    grid-column: 6 / -1;
  }

  .item {
    border-top: 1px solid ${color.rule};
    break-inside: avoid;
  }

  [data-reach-accordion-button] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
    width: 100%;
    min-height: 3.5rem;
    padding: 0.75rem 1rem 0.75rem 0;
    font: 600 ${textSize.lead} / 1.3 ${font.display};
    text-align: left;

    ${breakpoint.tablet} {
      font-size: ${textSize.large};
    }
  }

  [data-reach-accordion-button]:hover {
    text-decoration: underline;
  }

  h3 {
    margin: 0;
  }

  /* The open question and its answer stand on beige. */
  .item:has([aria-expanded='true']) {
    background: ${color.tint};
  }

  .item:has([aria-expanded='true']) > * {
    padding-left: 1rem;
  }

  /* A plus that becomes a minus. Gradients need no font and show in forced colours. */
  [data-reach-accordion-button]::after {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) center / 2px 100% no-repeat;
    forced-color-adjust: none;
  }

  /* On paper and without scripts, nothing opens. */
  @media not print {
    html[${ISLANDS.script}] & [data-reach-accordion-button]::after,
    &[${ISLANDS.ready}] [data-reach-accordion-button]::after {
      content: '';
    }
  }

  [data-reach-accordion-button][aria-expanded='true']::after {
    background: linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat;
  }

  /* Not on the panel: one with hidden="until-found" keeps its padding. */
  [${ISLANDS.slot}] {
    max-width: ${size.prose};
    padding-block: 0.4rem 1.5rem;
  }

  /* Without scripts all answers are open; until React is ready, the one that the address links to. */
  html:not([${ISLANDS.script}]) &:not([${ISLANDS.ready}]) [data-reach-accordion-panel],
  &:not([${ISLANDS.ready}]) .item:target [data-reach-accordion-panel] {
    display: block;
    content-visibility: visible;
  }

  .permalink {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin: 0.5rem 1.25rem 0 0;
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  /* In print all answers are open. */
  @media print {
    [data-reach-accordion-panel] {
      display: block;
      content-visibility: visible;
    }

    [data-reach-accordion-button] {
      min-height: 0;
      padding-block: 0.75rem 0;
    }
  }
`;
