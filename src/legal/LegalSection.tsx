import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { documentIds } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';
import { LegalDocument } from './LegalDocument';
import LegalTabsIsland from './legal-tabs.island';
import { firstTabScript } from './tab-in-address';

/** Shows all documents and prints them; without scripts the page shows all of them anyway. */
const PRINT_ALL = `${ROUTES.legal.path}?print=all`;

/** Inline script for `?print=all`: shows all documents before the first paint and prints them after `load`. */
const printAllScript = `if(new URLSearchParams(location.search).get('print')==='all'){document.documentElement.setAttribute('data-print','all');addEventListener('load',function(){print()})}`;

/** The legal documents as tabs; without scripts and in print one below the other. */
export function LegalSection({ data }: { data: Queries.LegalSectionFragment }) {
  const documents = data.documents.nodes.map(({ version }) => version);
  const names = documents.map(({ document }) => document);
  return (
    <div css={[names.map(tabChosenInAddress), styles]}>
      <script dangerouslySetInnerHTML={{ __html: `${firstTabScript(names)};${printAllScript}` }} />
      <p className="print-all screen-only">
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
        props={{
          documents: documents.map(({ document, tabLabel, title }) => ({
            name: document,
            label: tabLabel,
            title: `${title} | ${data.siteFacts?.brand}`,
          })),
        }}
        slots={Object.fromEntries(
          documents.map((version) => [
            version.document,
            <LegalDocument
              key={version.document}
              version={version}
              address={`${data.siteFacts?.url}${tabPath(version.document)}`}
            />,
          ]),
        )}
      />
    </div>
  );
}

export const fragment = graphql`
  fragment LegalSection on Query {
    siteFacts {
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
          ...LegalDocument
        }
      }
    }
  }
`;

/** Shows the tab that the inline script chose (tab-in-address.ts), until hydration. */
const tabChosenInAddress = (name: string) => css`
  html[data-tab='${name}'] & [role='tabpanel']:not([data-document='${name}']) {
    display: none;
  }

  html[data-tab='${name}'] & [role='tab'][data-document='${name}'] {
    color: ${color.ink};
    border-bottom-color: ${color.ink};
  }
`;

const styles = css`
  position: relative;

  .print-all {
    ${breakpoint.tablet} {
      position: absolute;
      right: 0;
    }
  }

  .print-all a {
    display: inline-block;
    padding-block: 0.65rem;
    font-size: ${textSize.small};
  }

  [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(0.5rem, 3vw, 2.5rem);
    margin-bottom: 1.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  [role='tab'] {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 3rem;
    color: ${color.soft};
    font: 600 ${textSize.body} / 1.2 ${font.display};
    text-decoration: none;
    border-bottom: 3px solid transparent;

    ${breakpoint.tablet} {
      font-size: ${textSize.large};
    }
  }

  [role='tab']:hover {
    color: ${color.ink};
  }

  html:not([data-tab]) & [role='tab'][aria-selected='true'] {
    color: ${color.ink};
    border-bottom-color: ${color.ink};
  }

  [role='tabpanel'] {
    scroll-margin-top: 0.5rem;
  }

  [role='tabpanel']:focus-visible {
    outline-offset: 1rem;
  }

  /* Forced colours paint transparent borders: only that of the selected tab may show. */
  ${forcedColors} {
    [role='tab'] {
      border-bottom-color: Canvas;
    }
  }

  html[data-print] & .print-all,
  html[data-print] & [role='tablist'] {
    display: none;
  }

  html[data-print] & [role='tabpanel'][data-document] {
    display: block;
  }

  /* All documents, one below the other. */
  html[data-print] & [role='tabpanel'] + [role='tabpanel'],
  html:not([data-tab]) & [role='tabpanel']:not([hidden]) + [role='tabpanel']:not([hidden]) {
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
