import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { documentIds } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { breakpoint, color, font, forcedColors, sectionSpace } from '../theme/tokens';
import { pressed } from '../ui/pressed';
import { LegalDocumentView } from './LegalDocumentView';
import LegalTabsIsland from './legal-tabs.island';
import { firstTabScript } from './tab-in-address';

/** Where the link to print leads: without scripts all documents stand there as well. */
const PRINT_ALL = `${ROUTES.legal.path}?print=all`;

/** Before the first paint, as the choice of the tab: shows all documents, and prints them once they are there. */
const printAllScript = `if(new URLSearchParams(location.search).get('print')==='all'){document.documentElement.setAttribute('data-print','all');addEventListener('load',function(){print()})}`;

/** The four documents, one at a time; without scripts, or to be printed, one below the other. */
export function LegalSection({ data }: { data: Queries.LegalSectionFragment }) {
  const documents = data.documents.nodes.map(({ version }) => version);
  const names = documents.map(({ document }) => document);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: `${firstTabScript(names)};${printAllScript}` }} />
      <p css={printLink}>
        <a href={PRINT_ALL}>{data.words?.printAll}</a>
      </p>
      <ul className="without-script">
        {documents.map(({ document, title }) => (
          <li key={document}>
            <a href={`#${documentIds(document).article}`}>{title}</a>
          </li>
        ))}
      </ul>
      <LegalTabsIsland
        css={[styles, names.map(beforeReady), allToPrint]}
        props={{
          documents: documents.map(({ document, tabLabel, title }) => ({
            name: document,
            label: tabLabel,
            title: `${title} | ${data.address?.brand}`,
          })),
        }}
        slots={Object.fromEntries(
          documents.map((version) => [
            version.document,
            <LegalDocumentView
              key={version.document}
              version={version}
              address={`${data.address?.url}${tabPath(version.document)}`}
            />,
          ]),
        )}
      />
    </>
  );
}

export const fragment = graphql`
  fragment LegalSection on Query {
    address: siteFacts {
      brand
      url
    }
    words: pageWords(name: { eq: "legal" }) {
      printAll
    }
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

/** All documents, whatever the tabs say of them; each begins a sheet of its own. */
const allToPrint = css`
  html[data-print] & [role='tablist'] {
    display: none;
  }

  html[data-print] & [role='tabpanel'][data-document] {
    display: block;
  }

  html[data-print] & [role='tabpanel'] + [role='tabpanel'],
  html:not([data-script]) & [role='tabpanel'] + [role='tabpanel'],
  [data-failed] & [role='tabpanel'] + [role='tabpanel'] {
    margin-top: 4rem;
    padding-top: 3rem;
    border-top: 2px solid ${color.ink};

    @media print {
      margin-top: 0;
      padding-top: 0;
      border: 0;
      break-before: page;
    }
  }
`;

const printLink = css`
  margin-bottom: 1rem;
  font-size: 0.9375rem;

  a {
    display: inline-block;
    padding-block: 0.6rem;
  }

  html[data-print] & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;

const styles = css`
  padding-bottom: ${sectionSpace};

  [role='tablist'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-bottom: 2.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  ${breakpoint.tablet} {
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

  [role='tab'][aria-busy] {
    ${pressed}
  }

  html:not([data-tab]) & [role='tab'][aria-selected='true'] {
    ${selected}
  }

  [role='tabpanel'] {
    scroll-margin-top: 0.5rem;
  }

  [role='tabpanel']:focus-visible {
    outline-offset: 1rem;
  }

  /* A transparent line is drawn there: the chosen tab has one of another colour. */
  ${forcedColors} {
    [role='tab'] {
      border-bottom-color: Canvas;
    }

    [role='tab'][aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }

  @media print {
    padding-bottom: 0;

    [role='tablist'] {
      display: none;
    }
  }
`;
