import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate, keepDates } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { LEDGER_PATH, versionFiles } from '../shared/version-address';
import { color, font, textSize } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What proves that a version is unchanged and how old it is, and the commands to check that; folded. */
export function TechnicalCheck({ version }: { version: Queries.TechnicalCheckFragment }) {
  const { document, date, sha256 } = version;
  const { text } = versionFiles(document, date);
  return (
    <details id={VERSION_IDS.check} css={[proseStyles, technicalStyles]} className="screen-only">
      <summary>Check that this text is unchanged</summary>
      <p>
        We keep this text as a file, with placeholders for our name and addresses: <Download path={text} />.
        Its SHA-256, a kind of fingerprint, is in <a href={LEDGER_PATH}>our ledger</a>. If a single character
        of the file changes, so does the fingerprint. Save the file, and run this command in the same folder.
        It says “OK” if the file is unchanged:
      </p>
      <Command lines={[`echo "${sha256}  ${nameIn(text)}" | sha256sum --check`]} />
      <p>
        On a Mac, end the command with <code>shasum -a 256 --check</code> instead. On Windows, run this one,
        and compare what it shows with the fingerprint above:
      </p>
      <Command lines={[`certutil -hashfile ${nameIn(text)} SHA256`]} />
      <Timestamp version={version} />
      <p>
        None of this proves that our site showed the text, when it first did, or that no version is missing.
      </p>
    </details>
  );
}

function Timestamp({ version: { document, date, timestamp } }: { version: Queries.TechnicalCheckFragment }) {
  if (!timestamp) {
    return (
      <p>
        This version has no timestamp of its own. Anyone who kept an earlier copy of the ledger can see
        whether it has changed since, but the ledger alone doesn’t prove when the text existed.
      </p>
    );
  }
  const { time, authority, fingerprint } = timestamp;
  const { text, token, certificate } = versionFiles(document, date);
  const [ledger, reply, ca] = [LEDGER_PATH, token, certificate].map(nameIn);
  const day = time.slice(0, 10);
  return (
    <>
      <p>
        <strong>{keepDates(`This text existed by ${formatDate(day)}, according to ${authority}.`)}</strong>{' '}
        The authority signed the time together with the SHA-256 of this version’s entry in the ledger.
        {day > date &&
          ` That is later than ${keepDates(formatDate(date))}, so it doesn’t prove that the text existed when it took effect.`}
      </p>
      <p>
        To check it, save these files in the same folder: <Download path={LEDGER_PATH} />,{' '}
        <Download path={token} /> and <Download path={certificate} />. Then run these commands with OpenSSL
        1.1.1 or newer (on Windows, in Git Bash). If “Text: OK” or “Verification: OK” is missing, the check
        has failed.
      </p>
      <Command
        lines={[
          `grep '"document":"${document}","version":"${date}"' ${ledger} | sed 's/^ *//; s/,$//' | tr -d '\\n' > entry.json`,
          `grep -q "\\"sha256\\":\\"$(openssl dgst -sha256 -r ${nameIn(text)} | cut -c1-64)\\"" entry.json && echo 'Text: OK'`,
          `openssl ts -verify -data entry.json -in ${reply} -CAfile ${ca} -partial_chain -attime ${Date.parse(time) / 1000}`,
          `openssl ts -reply -in ${reply} -text | grep 'Time stamp'`,
          `openssl x509 -in ${ca} -noout -subject -fingerprint -sha256`,
        ]}
      />
      <p>
        Finally, compare the time with the date above, and the fingerprint with the one that the owner of the
        certificate publishes. Don’t skip this step: whoever controls this site could have made the
        certificate, too.
      </p>
      <Command lines={[fingerprint]} />
    </>
  );
}

const Download = ({ path }: { path: string }) => (
  <a href={path} download>
    {nameIn(path)}
  </a>
);

/** Scrolls sideways, by keyboard too: commands do not wrap. */
const Command = ({ lines }: { lines: string[] }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1
  <pre tabIndex={0}>
    <code>{lines.join('\n')}</code>
  </pre>
);

export const fragment = graphql`
  fragment TechnicalCheck on LegalVersion {
    document
    date
    sha256
    timestamp {
      time
      authority
      fingerprint
    }
  }
`;

export const technicalStyles = css`
  margin-top: 2.5rem;
  border-block: 1px solid ${color.rule};

  > :last-child {
    margin-bottom: 1.25rem;
  }

  code {
    font: ${textSize.small} / 1.6 ${font.mono};
  }

  p code,
  a[download] {
    white-space: nowrap;
  }

  pre {
    padding: 0.75rem 1rem;
    overflow-x: auto;
    background: ${color.tint};
  }
`;
