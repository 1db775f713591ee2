import { existsSync, readFileSync } from 'node:fs';
import { checkAll, type Finding, LEDGER, ledgerFile, RECORD } from '../plugins/site-content';
import { changedFiles, type ChangedFile, pagesTable } from './change/changed-pages';
import { ownersOf } from './change/code-owners';
import { sentenceOf } from './file-error';
import { git, gitSucceeds } from './change/git';
import { describeVersion } from './change/legal-versions';
import { code, plain } from './change/markdown';

const CODE_OWNERS = '.github/CODEOWNERS';
const USAGE = 'Usage: npx tsx scripts/summarize-change.ts <base commit>';
const HOW_TO_RECORD =
  '**not yet**, so the site does not show it. Open Actions → Record → Run workflow, choose this branch and press the button; or give the pull request the label `record`.';

type Checked = Awaited<ReturnType<typeof checkAll>>;

/** Describes in Markdown what the working tree changes in the content, for the people who review it. */
async function summarize(base: string): Promise<string> {
  if (!gitSucceeds('.', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`)) {
    throw new Error(`There is no commit "${base}" to compare with. ${USAGE}`);
  }
  const files = changedFiles('.', base);
  const parts = ['## What this change does'];
  if (files.length === 0) return [...parts, 'No text and no picture changes.'].join('\n\n');
  const checked = await checkAll('content');
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  const legal = describeLegalTexts(checked, files, base);
  // A host cannot build a preview of content with errors.
  const preview = errors.length > 0 ? undefined : previewOrigin();
  parts.push(
    ...(errors.length > 0
      ? ['### To fix before it can be published', errors.map(describeMistake).join('\n')]
      : []),
    '### Pages that change',
    pagesTable(files, preview),
    describePreview(errors.length > 0, preview),
    ...(legal.length > 0 ? ['### Legal texts', ...legal] : []),
    '### Approval',
    describeApproval(files),
  );
  return parts.join('\n\n');
}

/** PREVIEW_URL with the number of the pull request in the place of `{number}`. */
const previewOrigin = (): string | undefined =>
  process.env['PREVIEW_URL']?.replace('{number}', process.env['PULL_REQUEST'] ?? '').replace(/\/$/, '');

const describeMistake = ({ file, line, message, help }: Finding): string =>
  `- ${code(file)}, line ${line}: ${plain(message)}. ${plain(help)}`;

function describePreview(hasErrors: boolean, preview: string | undefined): string {
  const download = process.env['PREVIEW_DOWNLOAD'];
  const parts = [
    ...(preview ? [`[Open the preview](${preview}/).`] : []),
    ...(download
      ? [
          `[Download the preview](${download}), unpack it as \`dist/\` in a checkout of the project, and run \`npm run serve\`.`,
        ]
      : []),
  ];
  if (parts.length > 0) return parts.join(' ');
  return hasErrors ? 'There is no preview until the mistakes are fixed.' : 'There is no preview.';
}

/** One part for each version that the base has not recorded, and for each document that only looks changed. */
function describeLegalTexts(
  { record, unrecorded, findings }: Checked,
  files: readonly ChangedFile[],
  base: string,
): string[] {
  const old = recordedAt(base);
  const versions = [...record.versions, ...unrecorded];
  const fresh = versions.filter(({ document, date }) => !old.has(`${document} ${date}`));
  const parts = fresh.map((version) => {
    const previous = versions
      .filter(({ document, date }) => document === version.document && date < version.date)
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .at(-1);
    return describeVersion(version, previous, unrecorded.includes(version) ? HOW_TO_RECORD : 'yes.');
  });
  for (const { file } of files) {
    const [, document] = /^content\/legal\/([\w-]+)\.mdx$/.exec(file) ?? [];
    if (!document || fresh.some((version) => version.document === document)) continue;
    const isWrong = findings.some((finding) => finding.file === file && finding.severity === 'error');
    parts.push(
      isWrong
        ? `${code(file)}: the difference can be shown when its mistakes are fixed.`
        : `${code(file)}: no word that visitors read has changed, so there is no new version.`,
    );
  }
  return parts;
}

/** The versions that the record of a commit lists, as `terms 2025-05-02`. */
function recordedAt(base: string): Set<string> {
  const name = `${base}:content/${RECORD}/${LEDGER}`;
  if (!gitSucceeds('.', 'cat-file', '-e', name)) return new Set();
  const { entries } = ledgerFile.parse(JSON.parse(git('.', 'show', name)));
  return new Set(entries.map(({ document, version }) => `${document} ${version}`));
}

function describeApproval(files: readonly ChangedFile[]): string {
  const codeOwners = existsSync(CODE_OWNERS) ? readFileSync(CODE_OWNERS, 'utf8') : '';
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
  return [lines.join('\n'), ...(isLegal ? [order] : [])].join('\n\n');
}

const [base, ...others] = process.argv.slice(2);
const task = base && others.length === 0 ? summarize(base) : Promise.reject(new Error(USAGE));
task.then(console.log).catch((error: Error) => {
  console.error(`The change could not be summarized. ${sentenceOf(error)}`);
  process.exitCode = 1;
});
