import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkAll,
  type Finding,
  LEDGER,
  type LedgerEntry,
  ledgerFile,
  RECORD,
  siteDate,
} from '../plugins/site-content';
import { formatDate } from '../src/shared/format-date';
import { changedFiles, type ChangedFile, pagesTable } from './change/changed-pages';
import { ownersOf } from './change/code-owners';
import { tryGit } from './change/git';
import { describeVersion } from './change/legal-versions';
import { code, plain } from './change/markdown';
import { sentenceOf } from './file-error';

const CODE_OWNERS = '.github/CODEOWNERS';
const USAGE = 'Usage: npx tsx scripts/summarize-change.ts <base commit>';
const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. Open Actions → Record → Run workflow, choose this branch and press the button; or give the pull request the label `record`.';

/**
 * Describes what a working tree changes in the content, for the people who review it.
 *
 * @param project the folder of the working tree
 * @param base the commit to compare with
 * @param environment where a preview can be read: PREVIEW_DOWNLOAD is the address of a download, and PREVIEW_URL the
 *   origin on a host, with `{number}` in the place of PULL_REQUEST
 * @returns Markdown
 * @throws Error when there is no such commit
 */
export async function summarize(
  project: string,
  base: string,
  { PREVIEW_URL, PREVIEW_DOWNLOAD, PULL_REQUEST = '' }: NodeJS.ProcessEnv,
): Promise<string> {
  if (
    !tryGit(project, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).succeeded
  ) {
    throw new Error(`There is no commit "${base}" to compare with. ${USAGE}`);
  }
  const files = changedFiles(project, base);
  const parts = ['## What this change does'];
  if (files.length === 0) return [...parts, 'No text and no picture changes.'].join('\n\n');
  const checked = await checkAll(path.join(project, 'content'));
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  const legal = describeLegalTexts(checked, files, recordedAt(project, base));
  const hasPreview = errors.every(({ rule }) => rule === 'record-missing');
  const origin = PREVIEW_URL?.replace('{number}', PULL_REQUEST).replace(/\/$/, '');
  const preview = hasPreview ? origin : undefined;
  if (errors.length > 0) {
    parts.push('### To fix before it can be published', errors.map(describeMistake).join('\n'));
  }
  parts.push('### Pages that change', pagesTable(files, preview));
  parts.push(
    hasPreview
      ? describePreview(preview, PREVIEW_DOWNLOAD)
      : 'There is no preview until the mistakes are fixed.',
  );
  if (legal.length > 0) parts.push('### Legal texts', ...legal);
  parts.push('### Approval', ...describeApproval(project, files));
  return parts.join('\n\n');
}

const describeMistake = ({ file, line, message, help }: Finding): string =>
  `- ${code(file)}, line ${line}: ${plain(message)}. ${plain(help)}`;

function describePreview(preview: string | undefined, download: string | undefined): string {
  const parts = [
    preview && `[Open the preview](${preview}/).`,
    download &&
      `[Download the preview](${download}), unpack it, and open \`index.html\` or \`legal/index.html\` to read the texts. Links and the form work when it is served: unpack it as \`dist/\` in a checkout of the project, and run \`npm run serve\`.`,
  ];
  return parts.filter(Boolean).join(' ') || 'There is no preview.';
}

/**
 * @param old the entries of the ledger of the base
 * @returns one part for each version that the change adds or takes back, and for each document that only looks changed
 */
function describeLegalTexts(
  { record, unrecorded, findings }: Awaited<ReturnType<typeof checkAll>>,
  files: readonly ChangedFile[],
  old: readonly LedgerEntry[],
): string[] {
  const isIn = (entries: readonly LedgerEntry[], document: string, date: string) =>
    entries.some((entry) => entry.document === document && entry.version === date);
  const versions = [...record.versions, ...unrecorded];
  const added = versions.filter(({ document, date }) => !isIn(old, document, date));
  // A ledger that cannot be read is a mistake, which is listed above.
  const isRead = record.entries.length > 0;
  const removed = old.filter(({ document, version }) => isRead && !isIn(record.entries, document, version));
  const parts = added.map((version) => {
    const previous = versions
      .filter(({ document, date }) => document === version.document && date < version.date)
      .at(-1);
    return describeVersion(version, previous, unrecorded.includes(version) ? HOW_TO_RECORD : 'yes.');
  });
  parts.push(...removed.map(describeRemoved));
  for (const { file } of files) {
    const [, document] = /^content\/legal\/([\w-]+)\.mdx$/.exec(file) ?? [];
    if (!document || [...added, ...removed].some((version) => version.document === document)) continue;
    const isWrong = findings.some((finding) => finding.file === file && finding.severity === 'error');
    parts.push(
      isWrong
        ? `${code(file)}: the difference can be shown when its mistakes are fixed.`
        : `${code(file)}: no word that visitors read has changed, so there is no new version.`,
    );
  }
  return parts;
}

function describeRemoved({ document, version }: LedgerEntry): string {
  const what = `**The version of ${formatDate(version)} of ${code(`content/legal/${document}.mdx`)} is taken back.**`;
  return version > siteDate()
    ? `${what} Its day has not come. Readers may have seen its announcement and its page, which go away.`
    : `${what} It is or was in force, so do not approve this: the record must prove which text applied.`;
}

/** The entries of the ledger of a commit. */
function recordedAt(project: string, base: string): LedgerEntry[] {
  const { succeeded, output } = tryGit(project, 'show', `${base}:content/${RECORD}/${LEDGER}`);
  return succeeded ? ledgerFile.parse(JSON.parse(output)).entries : [];
}

function describeApproval(project: string, files: readonly ChangedFile[]): string[] {
  const owners = path.join(project, CODE_OWNERS);
  const codeOwners = existsSync(owners) ? readFileSync(owners, 'utf8') : '';
  const byOwner = new Map<string, string[]>();
  for (const { file } of files) {
    const owner = ownersOf(file, codeOwners).map(code).join(' or ') || 'the maintainers';
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), file]);
  }
  const lines = [...byOwner].map(
    ([owner, owned]) =>
      `- A second person of ${owner}, who did not write the change, approves ${owned.map(code).join(', ')}.`,
  );
  const isLegal = files.some(({ file }) => file.startsWith('content/legal/'));
  const order =
    'Approve a legal text after it is recorded: recording adds a commit, and a new commit withdraws the approvals before it.';
  return [lines.join('\n'), ...(isLegal ? [order] : [])];
}

if (require.main === module) {
  summarize('.', process.argv[2] ?? '', process.env)
    .then(console.log)
    .catch((error: Error) => {
      console.error(`The change could not be summarized. ${sentenceOf(error)}`);
      process.exitCode = 1;
    });
}
