import { css } from '@emotion/react';
import { formatDate, keepDates } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { LEDGER_PATH } from '../shared/version-address';
import { breakpoint, size } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';
import { commandStyles } from './command-styles';
import { describeTimestamp } from './describe-version';

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What proves the day of a version, or what is proven without a timestamp; and how to verify it. */
export function VersionTimestamp({ version }: { version: Queries.VersionViewFragment }) {
  const { date, timestamp } = version;
  return (
    <section aria-labelledby={VERSION_IDS.timestamp} css={[proseStyles, commandStyles, styles]}>
      <h2 id={VERSION_IDS.timestamp}>What is proven</h2>
      {timestamp ? (
        <p>
          <strong>{keepDates(describeTimestamp(timestamp))}.</strong> The authority signed, with the time, the
          SHA-256 of this version’s entry in the ledger, which holds the SHA-256 of the file. This proves the
          day only if the certificate is the authority’s.
          {timestamp.time.slice(0, 10) > date &&
            ` That is later than ${keepDates(formatDate(date))}: it does not prove that the text existed when it took effect.`}{' '}
          <a href={timestamp.token} download>
            Timestamp
          </a>
          ,{' '}
          <a href={timestamp.certificate} download>
            certificate
          </a>
        </p>
      ) : (
        <p>
          This version has no timestamp of its own. The <a href={LEDGER_PATH}>ledger</a> shows a change to
          those who kept an earlier copy of it. By itself, it does not prove when the text existed.
        </p>
      )}
      <Instructions version={version} />
      <p>
        <a href={ROUTES.history.path}>How versions are kept and checked</a>
      </p>
    </section>
  );
}

function Instructions({ version }: { version: Queries.VersionViewFragment }) {
  const { document, date, file, timestamp } = version;
  if (!timestamp) return null;
  const { time, token, certificate, fingerprint } = timestamp;
  const commands = [
    `grep '"document":"${document}","version":"${date}"' ${nameIn(LEDGER_PATH)} | sed 's/^ *//; s/,$//' | tr -d '\\n' > entry.json`,
    `grep -q "\\"sha256\\":\\"$(openssl dgst -sha256 -r ${nameIn(file)} | cut -c1-64)\\"" entry.json && echo 'Text: OK'`,
    `openssl ts -verify -data entry.json -in ${nameIn(token)} -CAfile ${nameIn(certificate)} -partial_chain -attime ${Date.parse(time) / 1000}`,
    `openssl ts -reply -in ${nameIn(token)} -text | grep 'Time stamp'`,
    `openssl x509 -in ${nameIn(certificate)} -noout -subject -fingerprint -sha256`,
  ];
  return (
    <details>
      <summary>Check the timestamp yourself</summary>
      <ol>
        <li>
          Download{' '}
          {[file, LEDGER_PATH, token, certificate].map((needed, index) => (
            <span key={needed}>
              {index > 0 && ', '}
              <a href={needed} download data-needed>
                {nameIn(needed)}
              </a>
            </span>
          ))}{' '}
          into one folder.
        </li>
        <li>
          Run these commands there, with OpenSSL 1.1.1 or newer; on Windows, in Git Bash. A Mac’s own{' '}
          <code>openssl</code> is another program: install OpenSSL first. They say “Text: OK”, “Verification:
          OK”, the time, and whose certificate it is, with its fingerprint. When one OK is missing, the check
          has failed.
          <pre data-check>
            <code>{commands.join('\n')}</code>
          </pre>
        </li>
        <li>
          Compare the time with the day above, and the fingerprint with the one that the owner of the
          certificate publishes. Without this step nothing is proven: whoever controls this site could be the
          authority too.
          <pre>
            <code>{fingerprint}</code>
          </pre>
        </li>
      </ol>
    </details>
  );
}

const styles = css`
  max-width: ${size.prose};
  margin-top: 2.5rem;

  /* Below the text, beside the list of contents. */
  ${breakpoint.desktop} {
    margin-left: 19rem;
  }
`;
