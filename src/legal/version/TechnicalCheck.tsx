import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { LEDGER_PATH, versionFiles } from '../../shared/legal-addresses';
import { color } from '../../theme/colors';
import { space } from '../../theme/spacing';
import { font, lineHeight, textSize } from '../../theme/typography';
import { TechnicalDetails } from '../TechnicalDetails';

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Explains how to check that a version is unchanged and how old it is. */
export function TechnicalCheck({ version }: { version: Queries.TechnicalCheckFragment }) {
  const { documentName, effectiveDate, sha256 } = version;
  // Only an unrecorded text has no SHA-256, and it has no page that could show this.
  if (!sha256) return null;
  const { text } = versionFiles(documentName, effectiveDate);
  return (
    <TechnicalDetails summary="Check that this text is unchanged">
      <p>
        We keep this text as a file, with placeholders for our name and addresses: <Download path={text} />.
        Its SHA-256, a kind of fingerprint, is in <a href={LEDGER_PATH}>our ledger</a>. If a single character
        of the file changes, so does the fingerprint. Save the file, and run this command in the same folder.
        It says “OK” if the file is unchanged:
      </p>
      <Command lines={[`echo "${sha256}  ${fileName(text)}" | sha256sum --check`]} />
      <p>
        On a Mac, end the command with <code css={optionStyles}>shasum -a 256 --check</code> instead. On
        Windows, run this one, and compare what it shows with the fingerprint above:
      </p>
      <Command lines={[`certutil -hashfile ${fileName(text)} SHA256`]} />
      <VersionTimestamp version={version} />
      <p>
        None of this proves that our site showed the text, when it first did, or that no version is missing.
      </p>
    </TechnicalDetails>
  );
}

/** Says by when a version existed, according to its timestamp, and how to check that. */
function VersionTimestamp({ version }: { version: Queries.VersionTimestampFragment }) {
  const { documentName, effectiveDate, timestamp } = version;
  if (!timestamp) {
    return (
      <p>
        This version has no timestamp of its own. Anyone who kept an earlier copy of the ledger can see
        whether it has changed since, but the ledger alone doesn’t prove when the text existed.
      </p>
    );
  }
  const { time, authority, fingerprint } = timestamp;
  const { text, token, certificate } = versionFiles(documentName, effectiveDate);
  const ledgerFile = fileName(LEDGER_PATH);
  const tokenFile = fileName(token);
  const certificateFile = fileName(certificate);
  const day = time.slice(0, 10);
  // ISO dates compare as text.
  const isLate = day > effectiveDate;
  return (
    <>
      <p>
        <strong>{`This text existed by ${formatDateForPage(day)}, according to ${authority}.`}</strong> The
        authority signed the time together with the SHA-256 of this version’s entry in the ledger.
        {isLate &&
          ` That is later than ${formatDateForPage(effectiveDate)}, so it doesn’t prove that the text existed on that day.`}
      </p>
      <p>
        To check it, save these files in the same folder: <Download path={LEDGER_PATH} />,{' '}
        <Download path={token} /> and <Download path={certificate} />. Then run these commands with OpenSSL
        1.1.1 or newer (on Windows, in Git Bash). If “Text: OK” or “Verification: OK” is missing, the check
        has failed.
      </p>
      <Command
        lines={[
          `grep '"document":"${documentName}","version":"${effectiveDate}"' ${ledgerFile} | sed 's/^ *//; s/,$//' | tr -d '\\n' > entry.json`,
          `grep -q "\\"sha256\\":\\"$(openssl dgst -sha256 -r ${fileName(text)} | cut -c1-64)\\"" entry.json && echo 'Text: OK'`,
          `openssl ts -verify -data entry.json -in ${tokenFile} -CAfile ${certificateFile} -partial_chain -attime ${Date.parse(time) / 1000}`,
          `openssl ts -reply -in ${tokenFile} -text | grep 'Time stamp'`,
          `openssl x509 -in ${certificateFile} -noout -subject -fingerprint -sha256`,
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
  <a css={downloadStyles} href={path} download>
    {fileName(path)}
  </a>
);

/** Commands don't wrap: a long one scrolls sideways, which also works with the keyboard (WCAG 2.1.1). */
const Command = ({ lines }: { lines: string[] }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused element scrolls with the keyboard
  <pre css={commandStyles} tabIndex={0}>
    <code css={codeStyles}>{lines.join('\n')}</code>
  </pre>
);

export const query = graphql`
  fragment TechnicalCheck on LegalVersion {
    documentName
    effectiveDate
    sha256
    ...VersionTimestamp
  }

  fragment VersionTimestamp on LegalVersion {
    documentName
    effectiveDate
    timestamp {
      time
      authority
      fingerprint
    }
  }
`;

const codeStyles = css`
  font: ${textSize.small} / ${lineHeight.body} ${font.mono};
`;

/** Code within a sentence. */
const optionStyles = css`
  ${codeStyles}
  white-space: nowrap;
`;

const downloadStyles = css`
  white-space: nowrap;
`;

const commandStyles = css`
  padding: ${space.s} ${space.m};
  overflow-x: auto;
  background: ${color.tint};
`;
