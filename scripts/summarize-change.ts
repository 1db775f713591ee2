import {
  compareWithKnownLedger,
  describeDifference,
  type KnownLedger,
  type LegalVersion,
  type VersionId,
} from '../plugins/legal-record';
import { CONTENT_FOLDER } from '../plugins/mdx-content';
import {
  escapeControlCharacters,
  isError,
  messageWithField,
  type Finding,
} from '../plugins/shared/text/finding';
import { formatDate } from '../plugins/shared/text/format-date';
import { contentModel } from '../config/content-model';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { readSiteDate } from '../config/environment/read-site-date';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { checkContentAndRecord } from './support/check-content-and-record';
import { ledgerOfCommit } from './support/git';
import { runCommand } from './support/run-command';

const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. A text that was saved in the editor is recorded within minutes, and then this is checked again. Otherwise open Actions → Record → Run workflow, choose this branch and press the button.';

/**
 * The command: prints what the working tree changes, in Markdown, and sets the exit code to 1 when it cannot.
 *
 * @param args the commit to compare with, such as `origin/main`
 */
export const summarizeChange = ([base = '']: string[]): Promise<void> =>
  runCommand(async () => console.log(await summarize(base, process.env)), {
    prefix: 'The change could not be summarized.',
  });

type Check = Awaited<ReturnType<typeof checkContentAndRecord>>;

/**
 * Describes what the working tree changes in the legal texts, and what is wrong with the content, for those
 * who approve the change.
 *
 * @param environment where a preview can be read: PREVIEW_DOWNLOAD is the address of a download, and
 *   PREVIEW_URL the origin on a host, with `{number}` in the place of PULL_REQUEST
 * @returns Markdown
 * @throws Error when there is no such commit
 */
async function summarize(base: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const today = readSiteDate();
  const known = ledgerOfCommit(base);
  const check = await checkContentAndRecord(CONTENT_FOLDER, settingsWithoutVariables(today));
  const { record, findings, facts } = check;
  const errors = findings.filter(isError);
  const sections: [heading: string, text: string][] = [
    [
      '⛔ Stop: what visitors have read is changed',
      listFindings(
        compareWithKnownLedger(record, known, { facts, advice: RECORD_ADVICE, source: base, today }),
      ),
    ],
    ['To fix before it can be published', listFindings(errors)],
    ['Legal texts', describeLegalTexts(check, known, today)],
    ['Preview', describePreview(environment)],
  ];
  const shown = sections.filter(([, text]) => text !== '');
  return ['## What this change does', ...shown.map(([heading, text]) => `### ${heading}\n\n${text}`)].join(
    '\n\n',
  );
}

/** Describes the texts that the known ledger lacks, and its announced versions that are gone. */
function describeLegalTexts(
  { record, unrecorded, takenBack }: Check,
  known: KnownLedger,
  today: string,
): string {
  const kept = record.versions.filter((version) => !takenBack.includes(version));
  const versions = [...kept, ...unrecorded];
  const knownTexts = new Set(known.entries.map(({ sha256 }) => sha256));
  const added = versions.filter(({ sha256 }) => !knownTexts.has(sha256));
  const isGone = (entry: VersionId) => !versions.some((version) => isSameVersion(version, entry));
  const gone = known.entries.filter((entry) => entry.effectiveDate > today && isGone(entry));
  return [
    ...added.map((version) =>
      describeVersion(version, previousOf(version, versions), unrecorded.includes(version), today),
    ),
    ...gone.map(
      ({ documentName, effectiveDate }) =>
        `**${documentName}, ${formatDate(effectiveDate)}: is taken back.**`,
    ),
  ].join('\n\n');
}

const isSameVersion = (one: VersionId, other: VersionId): boolean =>
  one.documentName === other.documentName && one.effectiveDate === other.effectiveDate;

/** @param versions oldest first */
const previousOf = (
  { documentName, effectiveDate }: VersionId,
  versions: readonly LegalVersion[],
): LegalVersion | undefined =>
  versions
    .filter((other) => other.documentName === documentName && other.effectiveDate < effectiveDate)
    .at(-1);

const listFindings = (findings: readonly Finding[]): string =>
  findings
    .map((finding) => {
      const { file, line, help } = finding;
      return `- ${escapeMarkdown(`${file}, line ${line}: ${messageWithField(finding)}. ${help}`)}`;
    })
    .join('\n');

/** @returns words of an editor on one line, escaped so that Markdown shows them as they are */
const escapeMarkdown = (text: string): string =>
  escapeControlCharacters(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|~#@]/g, '\\$&');

const DAY_HAS_PASSED = '**This day has passed**: the record says that the text was in force from then on.';

function describeVersion(
  version: LegalVersion,
  earlier: LegalVersion | undefined,
  isUnrecorded: boolean,
  today: string,
): string {
  const day = formatDate(version.effectiveDate);
  const hasPassed = version.effectiveDate < today;
  const difference = earlier && describeDifference(earlier, version, contentModel);
  return [
    `#### ${escapeMarkdown(version.title)}, version of ${day}`,
    [
      `- **Applies from:** ${day} (UTC). ${hasPassed ? DAY_HAS_PASSED : ''}`,
      `- **What changed, in the words of the document:** ${escapeMarkdown(version.changeNote)}`,
      `- **Recorded:** ${isUnrecorded ? HOW_TO_RECORD : 'yes.'}`,
    ].join('\n'),
    difference
      ? `${difference.extent}, compared with the version of ${formatDate(earlier.effectiveDate)}.`
      : 'This is the first version of this document, or its text replaces that of a draft.',
    // An empty line would end the HTML: Markdown would read the words after it.
    difference?.html.replaceAll('\n', '&#10;') ?? '',
  ].join('\n\n');
}

function describePreview({ PREVIEW_URL, PREVIEW_DOWNLOAD, PULL_REQUEST = '' }: NodeJS.ProcessEnv): string {
  const sentences: string[] = [];
  // A branch without a pull request has no preview on a host that names previews by number.
  const isHosted = PULL_REQUEST !== '' || !PREVIEW_URL?.includes('{number}');
  if (PREVIEW_URL && isHosted) {
    const origin = PREVIEW_URL.replace('{number}', PULL_REQUEST).replace(/\/$/, '');
    sentences.push(`[Open the preview](${origin}/).`);
  }
  if (PREVIEW_DOWNLOAD) {
    sentences.push(
      `[Download the preview](${PREVIEW_DOWNLOAD}), unpack it, and open \`index.html\` or \`legal/index.html\`. Links and the form work when it is served: build the project once, put the preview in the place of \`public/\`, and run \`npm run serve\`.`,
    );
  }
  return sentences.join(' ');
}

if (require.main === module) void summarizeChange(process.argv.slice(2));
