import { readRecord, writeRecord, sha256 } from '../plugins/legal-record';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';
import { recordEdited, VERSIONS } from './fixtures/legal-texts';
import { Repository } from './fixtures/repository';
import { runScript } from './fixtures/run-script';
import { summarize } from './summarize-change';

const [, SECOND] = VERSIONS;
const TERMS = 'content/legal/terms.mdx';

const project = process.cwd();
let repository: Repository;
beforeAll(async () => {
  repository = await Repository.create();
  // In a hook, this variable names the outer repository.
  Reflect.deleteProperty(process.env, 'GIT_DIR');
});
beforeEach(() => {
  process.env['SITE_DATE'] = '2025-05-20';
  repository.reset('origin/main');
});
afterAll(() => repository.remove());

/** Summarizes what differs from a commit. */
async function summary(environment: NodeJS.ProcessEnv = {}, base = 'origin/main'): Promise<string> {
  repository.run('git', 'add', '--all');
  process.chdir(repository.clone);
  try {
    return await summarize(base, environment);
  } finally {
    process.chdir(project);
  }
}

it('says in its first words that a published text was changed, with all its hashes', async () => {
  const forged = repository.read(TERMS).replace('In one sentence.', 'In another sentence.');
  repository.write(TERMS, forged);
  const { versions } = readRecord(repository.content, LEGAL_DOCUMENTS);
  const withForged = versions.map((one) =>
    one.document === 'terms' ? { ...one, source: Buffer.from(forged), sha256: sha256(forged) } : one,
  );
  writeRecord(repository.content, withForged, LEGAL_DOCUMENTS);
  const text = await summary();
  expect(text).toMatch(
    /^## What this change does\n\n### ⛔ Stop: what visitors have read is changed\n\n- .*THE PUBLISHED RECORD WAS CHANGED: the version of May 2, 2025 of "terms" was changed/,
  );
  expect(text).toContain('git restore --source \\<commit\\> -- content/legal/record');
  expect(repository.start('npm', ['run', '-s', 'check:content'])).toMatchObject({ status: 0 });
  const compared = repository.start('npm', ['run', '-s', 'check:content', '--', '--base', 'origin/main']);
  expect(compared.status).toBe(1);
  expect(compared.stdout).toMatch(
    /^content\/legal\/record\/ledger\.json:1:1: error: THE PUBLISHED RECORD WAS/,
  );
});

it('says that the whole record is gone, and the way back', async () => {
  repository.run('rm', '-r', 'content/legal/record');
  const text = await summary();
  expect(text).toMatch(/Stop: .*\n\n- .*May 2, 2025 of "terms" is missing/);
});

it('shows a legal text clause by clause, with its day and whether it is recorded', async () => {
  await repository.editTerms(SECOND);
  const text = await summary({ PREVIEW_URL: 'https://{number}.site.example', PULL_REQUEST: '7' });
  expect(text).toContain('#### Terms of use, version of June 1, 2025');
  expect(text).toContain('- **Takes effect:** June 1, 2025 (UTC).');
  expect(text).toContain('- **Recorded:** **not yet**, so the site does not show it.');
  expect(text).toMatch(/^<section.*<h3>Mail<.*<del>.* four<.*<ins>.* six</m);
  expect(text).toContain('[Open the preview](https://7.site.example/)');
  expect(await summary({ PREVIEW_URL: 'https://{number}.site.example', PULL_REQUEST: '' })).not.toContain(
    'Open the preview',
  );
  await recordEdited(repository.content);
  process.env['SITE_DATE'] = '2025-06-02';
  expect(await summary()).toMatch(/This day has passed[^]*\*\*Recorded:\*\* yes\./);
});

it('says that a version is taken back before its day', async () => {
  await repository.editTerms(SECOND);
  await recordEdited(repository.content);
  repository.commit('announced');
  repository.reset('HEAD^');
  const text = await summary({}, 'origin/announced');
  expect(text).toContain('**terms, June 1, 2025: is taken back.**');
});

it('says so, too, while the record still has the version', async () => {
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
  expect(text).toContain('- content/faq/launch.mdx, line 3: "order" must be a whole number from 1');
  expect(text).toContain('- content/legal/terms.mdx, line 1: ');
  expect(text).toContain('- content/policy.yaml, line 1: ');
});

it('shows the name of a file without markup', async () => {
  repository.write('content/faq/Do_we_[now] launch.mdx', '---\n---\n');
  expect(await summary()).toContain('- content/faq/Do\\_we\\_\\[now\\] launch.mdx, line 1: ');
});

it('shows the words of a text as words, not as markup of the summary', async () => {
  await repository.editTerms({ ...SECOND, note: '<img> @team', body: '```\n&lt;\n\n## Approved\n```\n' });
  const text = await summary();
  expect(text).toContain('in the words of the document:** \\<img\\> \\@team');
  expect(text).toMatch(/&#x26;lt;&#10;&#10;## Approved/);
});

it('prints the summary, and fails when the commit does not exist', async () => {
  const run = (base: string) => runScript('summarize-change.ts', repository.clone, [base]);
  expect(await run('origin/main')).toEqual({ status: 0, stdout: '## What this change does\n', stderr: '' });
  const { status, stderr } = await run('no-such-commit');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The change could not be summarized\. There is no commit "no-such-commit" here/);
});
