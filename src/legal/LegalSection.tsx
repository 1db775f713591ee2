import { graphql } from 'gatsby';
import { documentIds } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { LegalDocument } from './LegalDocument';
import { legalSectionStyles, tabChosenInAddress } from './legal-section-styles';
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
    <div css={[names.map(tabChosenInAddress), legalSectionStyles]}>
      <script dangerouslySetInnerHTML={{ __html: `${firstTabScript(names)};${printAllScript}` }} />
      <p className="print-all">
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
            title: `${title} | ${data.address?.brand}`,
          })),
        }}
        slots={Object.fromEntries(
          documents.map((version) => [
            version.document,
            <LegalDocument
              key={version.document}
              version={version}
              address={`${data.address?.url}${tabPath(version.document)}`}
            />,
          ]),
        )}
      />
    </div>
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
          ...LegalDocument
        }
      }
    }
  }
`;
