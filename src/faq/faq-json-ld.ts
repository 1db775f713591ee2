import { graphql } from 'gatsby';
import type { FAQPage, Question } from 'schema-dts';

/** The questions and answers as a schema.org FAQPage (https://schema.org/FAQPage). */
export function faqJsonLd({ faqFacts, faqTexts }: Queries.FaqJsonLdFragment): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${faqFacts?.url}/#faq`,
    mainEntity: faqTexts.nodes.map(({ name, question, text }): Question => ({
      '@type': 'Question',
      '@id': `${faqFacts?.url}/#${name}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

export const fragment = graphql`
  fragment FaqJsonLd on Query {
    faqFacts: siteFacts {
      url
    }
    faqTexts: allFaqEntry(sort: { order: ASC }) {
      nodes {
        name
        question
        text
      }
    }
  }
`;
