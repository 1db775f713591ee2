import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { FALLBACK_CLASS } from '../../../plugins/islands/dom-names';
import { documentId } from '../../shared/ids';
import { PRINT_ALL, PRINT_PARAMETER, TAB_PARAMETER } from '../../shared/legal-addresses';
import { pageTitle } from '../../shared/page-title';
import { ROUTES } from '../../shared/routes';
import { CLASS } from '../../theme/class-names';
import { breakpoint } from '../../theme/media';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { InlineScript } from '../../ui/InlineScript';
import { TEXT_INDENT } from '../text/LegalArticle';
import { LEGAL_ATTRIBUTES } from './legal-attributes';
import { legalTabsStyles } from './legal-tabs-styles';
import LegalTabsIsland from './legal-tabs.island';
import { LegalDocument } from './LegalDocument';
import { preselectDocument } from './preselect-document';

/** The legal documents as tabs. Without scripts, they are one below the other, below a list of links. */
export function LegalDocuments({ data }: { data: Queries.LegalDocumentsFragment }) {
  const { siteFacts, legalPageText, allLegalDocument } = data;
  const documents = allLegalDocument.nodes;
  const names = documents.map(({ name }) => name);
  const slots: Record<string, ReactNode> = {};
  for (const legalDocument of documents) {
    slots[legalDocument.name] = <LegalDocument legalDocument={legalDocument} />;
  }
  return (
    <div css={styles}>
      <InlineScript
        run={preselectDocument}
        args={[
          {
            names,
            attribute: LEGAL_ATTRIBUTES.preselected,
            tabParameter: TAB_PARAMETER,
            printParameter: PRINT_PARAMETER,
            printAll: PRINT_ALL,
          },
        ]}
      />
      <div className={`${CLASS.container} ${FALLBACK_CLASS}`}>
        <ul>
          {documents.map(({ name, currentVersion }) => (
            <li key={name}>
              <a href={`#${documentId(name)}`}>{currentVersion.title}</a>
            </li>
          ))}
        </ul>
      </div>
      <LegalTabsIsland
        css={legalTabsStyles(names)}
        props={{
          documents: documents.map(({ name, currentVersion }) => ({
            name,
            label: currentVersion.tabLabel,
            pageTitle: pageTitle(currentVersion.title, siteFacts.brand),
          })),
          pageTitle: pageTitle(legalPageText.heading, siteFacts.brand),
        }}
        slots={slots}
      />
      <p className={`print-all ${CLASS.container} ${CLASS.withScripts} ${CLASS.screenOnly}`}>
        <a href={`${ROUTES.legal}?${PRINT_PARAMETER}=${PRINT_ALL}`}>{legalPageText.printAllLink}</a>
      </p>
    </div>
  );
}

export const query = graphql`
  fragment LegalDocuments on Query {
    siteFacts {
      brand
    }
    legalPageText {
      heading
      printAllLink
    }
    allLegalDocument(sort: { nameIndex: ASC }) {
      nodes {
        name
        currentVersion {
          title
          tabLabel
        }
        ...LegalDocument
      }
    }
  }
`;

const styles = css`
  .print-all {
    margin-top: ${space.huge};
  }

  .print-all a {
    display: inline-block;
    padding-block: ${size.targetPadding};

    ${breakpoint.desktop} {
      margin-left: ${TEXT_INDENT};
    }
  }
`;
