import { readRecord, writeRecord, sha256 } from '../plugins/legal-record';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { recordEdited, VERSIONS } from '../tests/support/legal-texts';
import { Repository } from '../tests/support/repository';
import { runInProcess } from '../tests/support/run-in-process';
import { runScript } from '../tests/support/run-script';
import { checkContentFolder } from './check-content';
import { summarizeChange } from './summarize-change';

const [, SECOND] = VERSIONS;
const TERMS = 'content/legal/terms.mdx';

let repository: Repository;
let firstCommit: string;
beforeAll(async () => {
  repository = await Repository.create();
  firstCommit = repository.run('git', 'rev-parse', 'HEAD').trim();
});
beforeEach(() => repository.reset(firstCommit));
afterAll(() => repository.remove());

const DAY = { SITE_DATE: '2025-05-20' };
const PREVIEW = { PREVIEW_URL: 'https://{number}.site.example' };

async function summary(environment: NodeJS.ProcessEnv = {}, base = 'origin/main'): Promise<string> {
  const result = await runInProcess(summarizeChange, repository.clone, [base], { ...DAY, ...environment });
  expect(result).toMatchObject({ status: 0, stderr: '' });
  return result.stdout;
}

const checkContent = (...options: string[]) =>
  runInProcess(checkContentFolder, repository.clone, options, DAY);

it('begins with the warning that a published text was changed, even if its hashes were changed, too', async () => {
  const forged = repository.read(TERMS).replace(/^summary: .*$/m, 'summary: Another sentence.');
  repository.write(TERMS, forged);
  const { versions } = readRecord(repository.content, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
  const withForged = versions.map((one) =>
    one.documentName === 'terms' ? { ...one, source: Buffer.from(forged), sha256: sha256(forged) } : one,
  );
  writeRecord(repository.content, withForged, LEGAL_DOCUMENT_NAMES);
  const text = await summary();
  expect(text).toMatch(
    /^## What this change does\n\n### ⛔ Stop: what visitors have read is changed\n\n- .*THE PUBLISHED RECORD WAS CHANGED: the version of May 2, 2025 of "terms" was changed/,
  );
  expect(text).toContain('git restore --source \\<commit\\> -- content/legal/record');
  expect(await checkContent()).toMatchObject({ status: 0 });
  const compared = await checkContent('--base', 'origin/main');
  expect(compared.status).toBe(1);
  expect(compared.stdout).toMatch(
    /^content\/legal\/record\/ledger\.json:1:1: error: THE PUBLISHED RECORD WAS/,
  );
});

it('says that the whole record is gone', async () => {
  repository.run('rm', '-r', 'content/legal/record');
  const text = await summary();
  expect(text).toMatch(/Stop: .*\n\n- .*May 2, 2025 of "terms" is missing/);
});

it('shows a legal text clause by clause, with its day and that it is not recorded', async () => {
  await repository.editTerms(SECOND);
  const text = await summary();
  expect(text).toContain('#### Terms of use, version of June 1, 2025');
  expect(text).toContain('- **Applies from:** June 1, 2025 (UTC).');
  expect(text).toContain('- **Recorded:** **not yet**, so the site does not show it.');
  expect(text).toMatch(/^<section.*<h3>Mail<.*<del>.* four<.*<ins>.* six</m);
});

it('says that a text is recorded, and that its day has passed', async () => {
  await repository.editTerms(SECOND);
  await recordEdited(repository.content);
  const text = await summary({ SITE_DATE: '2025-06-02' });
  expect(text).toMatch(/This day has passed[^]*\*\*Recorded:\*\* yes\./);
});

it('links to the preview of a pull request, which a branch without one does not have', async () => {
  const text = await summary({ ...PREVIEW, PULL_REQUEST: '7' });
  expect(text).toContain('[Open the preview](https://7.site.example/)');
  expect(await summary({ ...PREVIEW, PULL_REQUEST: '' })).not.toContain('Open the preview');
});

it('says that a version is taken back before its day, when the record no longer has it', async () => {
  await repository.editTerms(SECOND);
  await recordEdited(repository.content);
  repository.commit('announced');
  repository.reset('HEAD^');
  const text = await summary({}, 'origin/announced');
  expect(text).toContain('**terms, June 1, 2025: is taken back.**');
});

it('says that a version is taken back before its day, while the record still has it', async () => {
  const inForce = repository.read(TERMS);
  await repository.editTerms(SECOND);
  await recordEdited(repository.content);
  repository.commit('announced');
  repository.write(TERMS, inForce);
  expect(await summary({}, 'origin/announced')).toContain('**terms, June 1, 2025: is taken back.**');
});

it('lists mistakes in words, also of files that cannot be read', async () => {
  repository.write('content/faq/launch.mdx', '---\nquestion: A?\norder: two\n---\n');
  repository.write(TERMS, '<Callout {...');
  repository.write('content/policy.yaml', '- \t');
  const text = await summary();
  expect(text).toContain('- content/faq/launch.mdx, line 3: "order": must be a whole number from 1');
  expect(text).toContain('- content/legal/terms.mdx, line 1: ');
  expect(text).toContain('- content/policy.yaml, line 1: the fields: must be a group of fields');
});

it('shows the name of a file without markup', async () => {
  repository.write('content/faq/Do_we_[now] launch.mdx', '---\n---\n');
  expect(await summary()).toContain('- content/faq/Do\\_we\\_\\[now\\] launch.mdx, line 1: ');
});

it('shows the words of a text as words, not as markup of the summary', async () => {
  await repository.editTerms({
    ...SECOND,
    changeNote: '<img> @team',
    body: '```\n&lt;\n\n## Approved\n```\n',
  });
  const text = await summary();
  expect(text).toContain('in the words of the document:** \\<img\\> \\@team');
  expect(text).toMatch(/&#x26;lt;&#10;&#10;## Approved/);
});

it('fails when the commit does not exist', async () => {
  const { status, stderr } = await runInProcess(summarizeChange, repository.clone, ['no-such-commit']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The change could not be summarized\. There is no commit "no-such-commit" here/);
});

it('prints the summary when it runs as a script', async () => {
  const result = await runScript('summarize-change.ts', repository.clone, ['origin/main']);
  expect(result).toEqual({ status: 0, stdout: '## What this change does\n', stderr: '' });
});
