import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { VERSION_IDS } from '../shared/ids';
import { size } from '../theme/tokens';
import { PrintAddress } from '../ui/PrintAddress';
import { Prose } from '../ui/Prose';
import { formatDate } from '../shared/format-date';
import { textStyles } from './text-styles';
import { VersionDifference } from './VersionDifference';
import { VersionHeader } from './VersionHeader';
import { VersionNeighbours } from './VersionNeighbours';

interface VersionViewProps {
  version: Queries.VersionViewFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One version of a document: header, changes and full text; in print its SHA-256 is on every page. */
export function VersionView({ version, address }: VersionViewProps) {
  const { title, date, sha256, summary, html, difference } = version;
  return (
    <article css={[styles, textStyles]}>
      <div>
        <VersionHeader version={version} />
        <PrintAddress address={address} />
        {difference && (
          <p className="jump">
            On this page: <a href={`#${VERSION_IDS.changes}`}>What changed</a> ·{' '}
            <a href={`#${VERSION_IDS.text}`}>Full text</a>
          </p>
        )}
        <VersionDifference version={version} />
        <section aria-labelledby={VERSION_IDS.text}>
          <h2 id={VERSION_IDS.text}>Full text</h2>
          <p className="summary">
            <strong>In short:</strong> {summary}
          </p>
          <Prose html={html} className="text" />
        </section>
        <VersionNeighbours version={version} />
      </div>
      <p className="print-footer">
        {title}, version of {formatDate(date)}. SHA-256 {sha256}
      </p>
    </article>
  );
}

export const fragment = graphql`
  fragment VersionView on LegalVersion {
    title
    date
    sha256
    summary
    html
    ...VersionHeader
    ...VersionDifference
    ...VersionNeighbours
  }
`;

const styles = css`
  padding-bottom: clamp(3.5rem, 8vw, 6.5rem);

  > div > section {
    margin-top: 3.5rem;
  }

  > div > section > h2 {
    margin-bottom: 1rem;
    font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem);
  }

  .jump {
    margin-top: 1.25rem;
    font-size: 0.9375rem;
  }

  .summary {
    max-width: ${size.prose};
    margin-bottom: 1.5rem;
    font-size: 1.1875rem;
    line-height: 1.5;
  }

  .print-footer {
    display: none;
  }

  /* Browsers repeat a table footer on every printed page. */
  @media print {
    display: table;
    width: 100%;
    padding-bottom: 0;

    .jump {
      display: none;
    }

    .print-footer {
      display: table-footer-group;
      padding-top: 0.75rem;
      break-inside: avoid;
      font-size: 7.5pt;
      overflow-wrap: anywhere;
    }
  }
`;
