import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { column, sectionRow } from '../theme/grid';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { EditLink } from '../ui/EditLink';
import { InlineScript } from '../ui/InlineScript';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { ACCORDION_ATTRIBUTES } from './accordion-attributes';
import { faqAccordionStyles } from './faq-accordion-styles';
import FaqAccordionIsland from './faq-accordion.island';
import { makeAnswersSearchable } from './make-answers-searchable';

export function FaqSection({ data }: { data: Queries.FaqSectionFragment }) {
  const { landingFaq, allFaqEntry } = data;
  const questions = allFaqEntry.nodes;
  const slots: Record<string, ReactNode> = {};
  for (const { file, name, html } of questions) {
    slots[name] = (
      <>
        <Prose className="answer" html={html} />
        <EditLink file={file} />
      </>
    );
  }
  return (
    <Section content={landingFaq} layout="beside">
      <FaqAccordionIsland
        css={[faqAccordionStyles, styles]}
        props={{ questions: questions.map(({ name, question }) => ({ name, question })) }}
        slots={slots}
      />
      <InlineScript run={makeAnswersSearchable} args={[`[${ACCORDION_ATTRIBUTES.panel}]`]} />
    </Section>
  );
}

export const query = graphql`
  fragment FaqSection on Query {
    landingFaq {
      ...Section
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        file
        name
        question
        html
      }
    }
  }
`;

/** About 80 characters, so that most short answers fit on one line. */
const ANSWER_WIDTH = '36rem';

const styles = css`
  .answer {
    max-width: ${ANSWER_WIDTH};
    ${readingTextStyles}
  }

  ${breakpoint.tablet} {
    grid-row: ${sectionRow.beside};
    grid-column: ${column.beside};
  }
`;
