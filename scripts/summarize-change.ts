import {
  checkAll,
  compareRecords,
  describeDifference,
  type Finding,
  type LegalVersion,
  siteDate,
} from '../plugins/site-content';
import { formatDate } from '../src/shared/format-date';
import { ROUTES, tabPath } from '../src/shared/routes';
import { versionPath } from '../src/shared/version-address';
import { sentenceOf } from './file-error';
import { git, recordOfCommit } from './git';
import { code, codeBlock, plain } from './markdown';

const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. Open Actions → Record → Run workflow, choose this branch and press the button.';
const LEGEND = 'In the text below, `[-words-]` are removed and `{+words+}` are added.';

/**
 * Describes what the working tree changes in the content, for the people who review it.
 *
 * @param base the commit to compare with
 * @param environment where a preview can be read: PREVIEW_DOWNLOAD is the address of a download, and PREVIEW_URL the
 *   origin on a host, with `{number}` in the place of PULL_REQUEST
 * @returns Markdown
 * @throws Error when there is no such commit
 */
async function summarize(base: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const known = recordOfCommit(base);
  const files = changedFiles(base);
  if (files.length === 0) return '## What this change does\n\nNo text and no picture changes.';
  const { record, unrecorded, findings, facts } = await checkAll('content');
  const [errors, published] = [findings, compareRecords(record, facts, known)].map((all) =>
    all.filter(({ severity }) => severity === 'error'),
  ) as [Finding[], Finding[]];
  const mistakes = errors.filter(({ rule }) => rule !== 'record-missing');
  const isKnown = ({ document, date, sha256 }: LegalVersion) =>
    known.entries.some((one) => one.document === document && one.version === date && one.sha256 === sha256);
  const drafts = unrecorded.filter(
    ({ document }) => !mistakes.some(({ file }) => file === `content/legal/${document}.mdx`),
  );
  const versions = [...record.versions, ...drafts];
  const legal = versions
    .filter((version) => !isKnown(version))
    .map((version) => {
      const earlier = versions.filter(
        ({ document, date }) => document === version.document && date < version.date,
      );
      return describeVersion(version, earlier.at(-1), drafts.includes(version));
    });
  const isReadable = !mistakes.some(({ file }) => file.startsWith('content/legal/record/'));
  const withdrawn = (isReadable ? known.entries : [])
    .filter(
      ({ document, version }) => !versions.some((one) => one.document === document && one.date === version),
    )
    .map(
      ({ document, version }) =>
        `**The version of ${formatDate(version)} of ${code(document)} is taken back.**`,
    );
  const parts: [heading: string, ...texts: string[]][] = [
    ['⛔ Stop: what visitors have read is changed', list(published)],
    ['To fix before it can be published', list(errors)],
    ['Legal texts', ...legal, ...withdrawn],
    ['Pages that change', pagesTable(files), describePreview(environment)],
  ];
  return [
    '## What this change does',
    ...parts.flatMap(([heading, ...texts]) => (texts.join('') ? [`### ${heading}`, ...texts] : [])),
  ].join('\n\n');
}

const list = (findings: readonly Finding[]): string =>
  findings
    .map(
      ({ file, line, message, help }) => `- ${code(file)}, line ${line}: ${plain(message)}. ${plain(help)}`,
    )
    .join('\n');

/** Describes a version in Markdown: its day, its change note and the difference, clause by clause. */
function describeVersion(version: LegalVersion, earlier: LegalVersion | undefined, isDraft: boolean): string {
  const { title, date, changeNote, sha256 } = version;
  const { summary, lines } = earlier ? describeDifference(earlier, version) : { summary: '', lines: [] };
  const hasPassed = '**This day has passed**: the record says that the text was in force from then on.';
  const counts = earlier
    ? `${summary}, compared with the version of ${formatDate(earlier.date)}. ${LEGEND}`
    : 'This is the first version of this document, or its text replaces that of a draft.';
  return [
    `#### ${plain(title)}, version of ${formatDate(date)}`,
    [
      `- **Takes effect:** ${formatDate(date)}, with the first build on or after that day (UTC). ${date < siteDate() ? hasPassed : ''}`,
      `- **What changed, in the words of the document:** ${plain(changeNote)}`,
      `- **Recorded:** ${isDraft ? HOW_TO_RECORD : 'yes.'}`,
      `- **SHA-256 of the file:** \`${sha256}\``,
    ].join('\n'),
    counts,
    ...(lines.length > 0 ? [codeBlock(lines)] : []),
  ].join('\n\n');
}

function describePreview({ PREVIEW_URL, PREVIEW_DOWNLOAD, PULL_REQUEST = '' }: NodeJS.ProcessEnv): string {
  const origin = PREVIEW_URL?.replace('{number}', PULL_REQUEST).replace(/\/$/, '');
  const download =
    'unpack it, and open `index.html` or `legal/index.html`. Links and the form work when it is served: unpack it as `dist/` in a checkout of the project, and run `npm run serve`.';
  const parts = [
    origin && `[Open the preview](${origin}/).`,
    PREVIEW_DOWNLOAD && `[Download the preview](${PREVIEW_DOWNLOAD}), ${download}`,
  ];
  return parts.filter(Boolean).join(' ') || 'There is no preview.';
}

/** A file of the content that differs from the base. */
interface ChangedFile {
  file: string;
  change: string;
}

function changedFiles(base: string): ChangedFile[] {
  const output = git('diff', '--name-status', '--no-renames', '-z', base, '--', 'content', 'static');
  const changes: Readonly<Record<string, string>> = { A: 'new', D: 'removed' };
  return Array.from(output.matchAll(/(.)\0([^\0]+)\0/g), ([, status = '', file = '']) => ({
    file,
    change: changes[status] ?? 'changed',
  }));
}

/** Lists the pages that a change touches, as a table. */
function pagesTable(files: readonly ChangedFile[]): string {
  const rows = files.map(({ file, change }) => `| ${plain(pageOf(file))} | ${code(file)} | ${change} |`);
  return ['| Page | File | Change |', '| --- | --- | --- |', ...rows].join('\n');
}

/** @returns the address that shows a file, or in words where there is none */
function pageOf(file: string): string {
  if (file.startsWith('static/')) return file.slice('static'.length);
  const name = file.replace(/^content\//, '');
  if (name === 'site.yaml') return 'every page';
  const [, document, date] = /^legal\/record\/([\w-]+)\/([\d-]+)\.(?:mdx|tsr)$/.exec(name) ?? [];
  if (document && date) return versionPath(document, date);
  const [, folder, entry = ''] = /^(\w+)\/([\w-]+)\.mdx$/.exec(name) ?? [];
  if (folder === 'faq') return `/#${entry}`;
  if (folder === 'legal') return tabPath(entry);
  const routes = Object.values(ROUTES);
  const route = routes.find(({ content }) => content.some((place) => entry && name.startsWith(place)));
  return route?.path ?? 'no page';
}

summarize(process.argv[2] ?? '', process.env)
  .then(console.log)
  .catch((error: Error) => {
    console.error(`The change could not be summarized. ${sentenceOf(error)}`);
    process.exitCode = 1;
  });
