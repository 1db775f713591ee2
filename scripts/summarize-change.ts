import {
  checkAll,
  compareRecords,
  describeDifference,
  type Finding,
  type LedgerEntry,
  type LegalVersion,
} from '../plugins/site-content';
import { formatDate } from '../src/shared/format-date';
import { siteDate } from '../src/shared/site-date';
import { ledgerOfCommit } from './git';
import { codeBlock, plain } from './markdown';

const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. Open Actions → Record → Run workflow, choose this branch and press the button.';
const LEGEND = 'In the text below, `[-words-]` are removed and `{+words+}` are added.';

/**
 * Describes what the working tree changes in the legal texts, and what is wrong with the content, for the people who
 * review it.
 *
 * @param base the commit to compare with
 * @param environment where a preview can be read: PREVIEW_DOWNLOAD is the address of a download, and PREVIEW_URL the
 *   origin on a host, with `{number}` in the place of PULL_REQUEST
 * @returns Markdown
 * @throws Error when there is no such commit
 */
async function summarize(base: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const known = ledgerOfCommit(base);
  const { record, unrecorded, findings, facts } = await checkAll('content');
  const isError = ({ severity }: Finding) => severity === 'error';
  const mistakes = findings.filter(isError);
  const isSound = ({ document }: LegalVersion) =>
    !mistakes.some(({ file, rule }) => file === `content/legal/${document}.mdx` && rule !== 'record-missing');
  const drafts = unrecorded.filter(isSound);
  const versions = [...record.versions, ...drafts];
  const isChanged = ({ document, version, sha256 }: LegalVersion) =>
    !known.entries.some(
      (one) => one.document === document && one.version === version && one.sha256 === sha256,
    );
  const earlierThan = ({ document, version }: LegalVersion) =>
    versions.filter((one) => one.document === document && one.version < version).at(-1);
  const isWithdrawn = ({ document, version }: LedgerEntry) =>
    version > siteDate() && !versions.some((one) => one.document === document && one.version === version);
  const parts: [heading: string, ...texts: string[]][] = [
    [
      '⛔ Stop: what visitors have read is changed',
      list(compareRecords(record, facts, known, base).filter(isError)),
    ],
    ['To fix before it can be published', list(mistakes)],
    [
      'Legal texts',
      ...versions
        .filter(isChanged)
        .map((version) => describeVersion(version, earlierThan(version), drafts.includes(version))),
      ...known.entries
        .filter(isWithdrawn)
        .map(({ document, version }) => `**${document}, ${formatDate(version)}: is taken back.**`),
    ],
    ['Preview', describePreview(environment)],
  ];
  const shown = parts.filter(([, ...texts]) => texts.join(''));
  return [
    '## What this change does',
    ...shown.flatMap(([heading, ...texts]) => [`### ${heading}`, ...texts]),
  ].join('\n\n');
}

const list = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, line, message, help }) => `- ${plain(`${file}, line ${line}: ${message}. ${help}`)}`)
    .join('\n');

/** Describes a version in Markdown: its day, its change note and the difference, clause by clause. */
function describeVersion(version: LegalVersion, earlier: LegalVersion | undefined, isDraft: boolean): string {
  const { title, version: date, changeNote, sha256 } = version;
  const difference = earlier && describeDifference(earlier, version);
  const hasPassed = '**This day has passed**: the record says that the text was in force from then on.';
  return [
    `#### ${plain(title)}, version of ${formatDate(date)}`,
    [
      `- **Takes effect:** ${formatDate(date)}, with the first build on or after that day (UTC). ${date < siteDate() ? hasPassed : ''}`,
      `- **What changed, in the words of the document:** ${plain(changeNote)}`,
      `- **Recorded:** ${isDraft ? HOW_TO_RECORD : 'yes.'}`,
      `- **SHA-256 of the file:** \`${sha256}\``,
    ].join('\n'),
    earlier && difference
      ? `${difference.summary}, compared with the version of ${formatDate(earlier.version)}. ${LEGEND}`
      : 'This is the first version of this document, or its text replaces that of a draft.',
    codeBlock(difference?.lines ?? []),
  ].join('\n\n');
}

function describePreview({ PREVIEW_URL, PREVIEW_DOWNLOAD, PULL_REQUEST = '' }: NodeJS.ProcessEnv): string {
  const origin = PREVIEW_URL?.replace('{number}', PULL_REQUEST).replace(/\/$/, '');
  return [
    origin && `[Open the preview](${origin}/).`,
    PREVIEW_DOWNLOAD &&
      `[Download the preview](${PREVIEW_DOWNLOAD}), unpack it, and open \`index.html\` or \`legal/index.html\`. Links and the form work when it is served: unpack it as \`dist/\` in a checkout of the project, and run \`npm run serve\`.`,
  ]
    .filter(Boolean)
    .join(' ');
}

summarize(process.argv[2] ?? '', process.env)
  .then(console.log)
  .catch((error: Error) => {
    console.error(`The change could not be summarized. ${error.message}`);
    process.exitCode = 1;
  });
