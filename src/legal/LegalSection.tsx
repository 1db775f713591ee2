import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Island } from '../islands/Island';
import { color, font, from } from '../theme/tokens';
import { LegalDocumentView } from './LegalDocumentView';
import { LegalTabs } from './LegalTabs';
import { firstTabScript } from './tab-in-address';

/** The four documents, one at a time; without scripts one below the other. */
export function LegalSection({ data }: { data: Queries.LegalSectionFragment }) {
  const documents = data.documents.nodes.map(({ version }) => version);
  const names = documents.map(({ document }) => document);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: firstTabScript(names) }} />
      <ul className="without-script">
        {documents.map(({ document, title }) => (
          <li key={document}>
            <a href={`#${document}-document`}>{title}</a>
          </li>
        ))}
      </ul>
      <Island
        css={[styles, names.map(beforeReady)]}
        name="legal-tabs"
        component={LegalTabs}
        props={{
          documents: documents.map(({ document, tabLabel }) => ({ name: document, label: tabLabel })),
        }}
        slots={Object.fromEntries(
          documents.map((version) => [
            version.document,
            <LegalDocumentView key={version.document} version={version} />,
          ]),
        )}
      />
    </>
  );
}

export const fragment = graphql`
  fragment LegalSection on Query {
    documents: allLegalDocument(sort: { order: ASC }) {
      nodes {
        version {
          document
          title
          tabLabel
          ...LegalDocumentView
        }
      }
    }
  }
`;

const selected = css`
  color: ${color.ink};
  border-bottom-color: ${color.accent};
`;

/** What the first script chose, until React knows it too. */
const beforeReady = (name: string) => css`
  html[data-tab='${name}'] & [role='tabpanel']:not([data-document='${name}']) {
    display: none;
  }

  html[data-tab='${name}'] & [role='tab'][data-document='${name}'] {
    ${selected}
  }
`;

const styles = css`
  padding-bottom: clamp(3.5rem, 8vw, 6.5rem);

  [role='tablist'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-bottom: 2.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  ${from.tablet} {
    [role='tablist'] {
      display: flex;
      gap: 2.5rem;
    }
  }

  [role='tab'] {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-inline: 0;
    color: ${color.soft};
    font: 600 1.1875rem/1.2 ${font.display};
    text-decoration: none;
    border-bottom: 3px solid transparent;
  }

  [role='tab']:hover {
    color: ${color.accent};
  }

  html:not([data-tab]) & [role='tab'][aria-selected='true'] {
    ${selected}
  }

  [role='tabpanel']:focus-visible {
    outline-offset: 1rem;
  }

  html:not([data-script]) & [role='tabpanel'] + [role='tabpanel'] {
    margin-top: 4rem;
    padding-top: 3rem;
    border-top: 2px solid ${color.ink};
  }

  @media print {
    [role='tablist'] {
      display: none;
    }
  }
`;
