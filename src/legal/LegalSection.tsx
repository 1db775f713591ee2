import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISLANDS } from '../../plugins/islands';
import { documentId } from '../shared/ids';
import { pageTitle } from '../shared/page-title';
import { ROUTES, tabPath } from '../shared/routes';
import { breakpoint, color, font, size, textSize } from '../theme/tokens';
import { LegalDocument } from './LegalDocument';
import LegalTabsIsland from './legal-tabs.island';

/** Runs before the first paint: the styles then show the document in the address, or the first, until hydration. */
const markTab = (names: string[]) => `{
  const names=${JSON.stringify(names)},query=new URLSearchParams(location.search);
  if(query.get('print')!=='all')document.documentElement.dataset.tab=names.find(name=>name===query.get('tab'))||names[0];
}`;

/** The legal documents as tabs, which continue the band above them; without scripts one below the other. */
export function LegalSection({ data }: { data: Queries.LegalSectionFragment }) {
  const { siteFacts, text } = data;
  if (!text || !siteFacts) throw new Error('content/pages/legal.mdx or content/site.yaml is missing.');
  const documents = data.documents.nodes.map(({ version }) => version);
  const names = documents.map(({ document }) => document);
  return (
    <section css={[styles, names.map(chosenInAddress)]}>
      <script dangerouslySetInnerHTML={{ __html: markTab(names) }} />
      <div className={`container ${ISLANDS.fallbackClass}`}>
        <ul>
          {documents.map(({ document, title }) => (
            <li key={document}>
              <a href={`#${documentId(document)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
      <LegalTabsIsland
        props={{
          documents: documents.map(({ document, tabLabel, title }) => ({
            name: document,
            label: tabLabel,
            pageTitle: pageTitle(title, siteFacts.brand),
          })),
          pageTitle: pageTitle(text.heading, siteFacts.brand),
        }}
        slots={Object.fromEntries(
          documents.map((version) => [
            version.document,
            <LegalDocument
              key={version.document}
              version={version}
              isPublished={!siteFacts.unpublished}
              address={`${siteFacts.url}${tabPath(version.document)}`}
            />,
          ]),
        )}
      />
      <p className="print-all container js-only screen-only">
        <a href={`${ROUTES.legal.path}?print=all`}>{text.printAll}</a>
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment LegalSection on Query {
    siteFacts {
      brand
      url
      unpublished
    }
    text: legalPageText {
      heading
      printAll
    }
    documents: allLegalDocument(sort: { order: ASC }) {
      nodes {
        version {
          document
          title
          tabLabel
          ...LegalDocument
        }
      }
    }
  }
`;

const chosen = css`
  padding-bottom: 0;
  color: ${color.ink};
  border-bottom: 3px solid;
`;

/** Shows the document of `markTab` only; all of them if scripts fail. */
const chosenInAddress = (name: string) => css`
  html[${ISLANDS.script}][data-tab='${name}'] & [role='tabpanel']:not([data-document='${name}']) {
    display: none;
  }

  html[data-tab='${name}'] & [role='tab'][data-document='${name}'] {
    ${chosen}
  }
`;

const styles = css`
  /* Two by two on phones. */
  [role='tablist'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.25rem;
    background: ${color.tint};
    border-bottom: 1px solid ${color.rule};

    ${breakpoint.tablet} {
      display: flex;
      gap: 2.5rem;
    }
  }

  [role='tab'] {
    display: flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 3rem;
    padding-bottom: 3px;
    font: 600 ${textSize.body} / 1.2 ${font.text};
    text-decoration: none;
  }

  [role='tab']:not([aria-selected='true'], :hover) {
    color: ${color.soft};
  }

  html:not([data-tab]) & [role='tab'][aria-selected='true'] {
    ${chosen}
  }

  [role='tabpanel']:focus-visible {
    outline-offset: 1rem;
  }

  /* A grid leaves no gap for a document that is not shown. */
  [data-reach-tab-panels] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4rem;
    padding: clamp(1.5rem, 4vw, 3rem) ${size.margin} 0;
  }

  @media print {
    [data-reach-tab-panels] {
      display: block;
      padding-top: 1rem;
    }

    [role='tabpanel']:not([hidden]) + [role='tabpanel'] {
      break-before: page;
    }
  }

  .print-all {
    margin-top: 3rem;
  }

  .print-all a {
    display: inline-block;
    padding-block: 0.65rem;
  }
`;
