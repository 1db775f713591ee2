import { checkContentAndRecord } from '../plugins/content-check';
import { compareRecords, describeDifference, type LegalVersion } from '../plugins/legal-record';
import { escapeControlCharacters, type Finding } from '../plugins/mdx-content';
import { contentCheckOptions, contentModel } from '../src/content-model';
import { formatDate } from '../src/shared/format-date';
import { siteDate } from '../src/shared/site-date';
import { ledgerOfCommit } from './git';

const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. A text that was saved in the editor is recorded within minutes, and then this is checked again. Otherwise open Actions → Record → Run workflow, choose this branch and press the button.';

/**
 * The command: prints what the working tree changes, in Markdown, and sets the exit code to 1 when it cannot.
 *
 * @param args the commit to compare with, such as `origin/main`
 */
export async function summarizeChange([base = '']: string[]): Promise<void> {
  try {
    console.log(await summarize(base, process.env));
  } catch (error) {
    console.error(`The change could not be summarized. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/**
 * Describes what the working tree changes in the legal texts, and what is wrong with the content, for the people who
 * review it.
 *
 * @param environment where a preview can be read: PREVIEW_DOWNLOAD is the address of a download, and PREVIEW_URL the
 *   origin on a host, with `{number}` in the place of PULL_REQUEST
 * @returns Markdown
 * @throws Error when there is no such commit
 */
async function summarize(base: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const known = ledgerOfCommit(base);
  const { record, unrecorded, withdrawn, findings, facts } = await checkContentAndRecord(
    'content',
    contentCheckOptions({ today: siteDate() }),
  );
  const kept = record.versions.filter((version) => !withdrawn.includes(version));
  const versions = [...kept, ...unrecorded];
  const changed = versions.filter(({ sha256 }) => !known.entries.some((one) => one.sha256 === sha256));
  const earlierThan = ({ document, effectiveDate }: LegalVersion) =>
    versions.filter((one) => one.document === document && one.effectiveDate < effectiveDate).at(-1);
  const isThere = (entry: Pick<LegalVersion, 'document' | 'effectiveDate'>) =>
    versions.some(
      ({ document, effectiveDate }) => document === entry.document && effectiveDate === entry.effectiveDate,
    );
  const takenBack = known.entries.filter((entry) => entry.effectiveDate > siteDate() && !isThere(entry));
  const sections = {
    '⛔ Stop: what visitors have read is changed': list(
      compareRecords(record, known, { facts, source: base, today: siteDate() }),
    ),
    'To fix before it can be published': list(findings.filter(({ severity }) => severity === 'error')),
    'Legal texts': [
      ...changed.map((one) => describeVersion(one, earlierThan(one), unrecorded.includes(one))),
      ...takenBack.map(
        ({ document, effectiveDate }) => `**${document}, ${formatDate(effectiveDate)}: is taken back.**`,
      ),
    ].join('\n\n'),
    Preview: describePreview(environment),
  };
  const shown = Object.entries(sections).filter(([, text]) => text);
  return ['## What this change does', ...shown.flatMap(([heading, text]) => [`### ${heading}`, text])].join(
    '\n\n',
  );
}

const list = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, line, message, help }) => `- ${plain(`${file}, line ${line}: ${message}. ${help}`)}`)
    .join('\n');

/** Words that editors wrote, on one line: shown as they are, not as markup. */
const plain = (text: string): string =>
  escapeControlCharacters(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|~#@]/g, '\\$&');

/** Describes a version in Markdown: its day, its change note and the difference, clause by clause. */
function describeVersion(version: LegalVersion, earlier: LegalVersion | undefined, isDraft: boolean): string {
  const day = formatDate(version.effectiveDate);
  const hasPassed = '**This day has passed**: the record says that the text was in force from then on.';
  const difference = earlier && describeDifference(earlier, version, contentModel);
  return [
    `#### ${plain(version.title)}, version of ${day}`,
    [
      `- **Takes effect:** ${day} (UTC). ${version.effectiveDate < siteDate() ? hasPassed : ''}`,
      `- **What changed, in the words of the document:** ${plain(version.changeNote)}`,
      `- **Recorded:** ${isDraft ? HOW_TO_RECORD : 'yes.'}`,
    ].join('\n'),
    difference
      ? `${difference.summary}, compared with the version of ${formatDate(earlier.effectiveDate)}.`
      : 'This is the first version of this document, or its text replaces that of a draft.',
    // An empty line would end the HTML: Markdown would read the words after it.
    difference?.html.replaceAll('\n', '&#10;') ?? '',
  ].join('\n\n');
}

function describePreview({ PREVIEW_URL, PREVIEW_DOWNLOAD, PULL_REQUEST = '' }: NodeJS.ProcessEnv): string {
  // A branch without a pull request has no preview on a host that names them by number.
  const isHosted = PULL_REQUEST !== '' || !PREVIEW_URL?.includes('{number}');
  const origin = isHosted && PREVIEW_URL?.replace('{number}', PULL_REQUEST).replace(/\/$/, '');
  return [
    origin && `[Open the preview](${origin}/).`,
    PREVIEW_DOWNLOAD &&
      `[Download the preview](${PREVIEW_DOWNLOAD}), unpack it, and open \`index.html\` or \`legal/index.html\`. Links and the form work when it is served: build the project once, put the preview in the place of \`public/\`, and run \`npm run serve\`.`,
  ]
    .filter(Boolean)
    .join(' ');
}

if (require.main === module) void summarizeChange(process.argv.slice(2));
