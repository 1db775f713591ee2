import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { HISTORY_IDS } from '../shared/ids';
import { headingSize } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';
import { FEED_PATH, LEDGER_PATH, snapshotName } from '../shared/version-address';
import { commandStyles } from './command-styles';

/** Instructions to verify a recorded version by its SHA-256, with one version as the example. */
export function VerifyVersion({ version }: { version: Queries.VerifyVersionFragment }) {
  const { document, date, sha256, file } = version;
  const name = snapshotName(document, date);
  return (
    <section aria-labelledby={HISTORY_IDS.check} css={[proseStyles, commandStyles, styles]}>
      <h2 id={HISTORY_IDS.check}>Check a version yourself</h2>
      <p>
        Each version is kept as a file. Its SHA-256, a kind of fingerprint, stands on the version’s page and
        in <a href={LEDGER_PATH}>our ledger</a>. If one character of the file changes, the fingerprint changes
        too.
      </p>
      <ol>
        <li>
          Download the file from the version’s page, for instance{' '}
          <a href={file} download>
            {name}
          </a>
          .
        </li>
        <li>
          In the folder where it is, run this command. It says “OK” if the file has this fingerprint.
          <pre data-check>
            <code>{`echo "${sha256}  ${name}" | sha256sum --check`}</code>
          </pre>
        </li>
        <li>
          On a Mac, use <code>shasum -a 256 --check</code> at the end instead. On Windows, run this command
          and compare what it shows with the SHA-256 on the version’s page.
          <pre>
            <code>{`certutil -hashfile ${name} SHA256`}</code>
          </pre>
        </li>
      </ol>
      <p>
        The file has placeholders for our name and addresses; its entry in the ledger holds what we filled in.
        Each entry also holds the SHA-256 of the same document’s entry before it, and the ledger lists the
        SHA-256 of each document’s newest entry. An entry’s SHA-256 is that of its line, without the spaces
        before it, and the comma and the line break after it.
      </p>
      <h3>What this proves</h3>
      <ul>
        <li>
          <strong>The ledger:</strong> keep a copy and compare it with a later one, and you will see whether
          an entry was changed or taken out in between. It proves no day, since a whole ledger can be
          rewritten.
        </li>
        <li>
          <strong>A timestamp:</strong> an authority says on which day an entry existed at the latest. The
          page of a version shows whether it has one, and how to check it.
        </li>
        <li>
          <strong>Neither</strong> proves that this site showed the text, since when it did, or that no
          version is missing.
        </li>
      </ul>
      <p>
        To hear of new versions, <a href={FEED_PATH}>subscribe to the feed</a>.
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment VerifyVersion on LegalVersion {
    document
    date
    sha256
    file
  }
`;

const styles = css`
  h2 {
    font-size: ${headingSize.section};
  }

  li > code,
  a[download] {
    white-space: nowrap;
  }
`;
