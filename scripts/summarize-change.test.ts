import { readRecord, recordVersions, sha256 } from '../plugins/legal-record';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';
import { recordEdited, VERSIONS } from './fixtures/legal-texts';
import { Repository } from './fixtures/repository';
import { runScript } from './fixtures/run-script';

const [, SECOND] = VERSIONS;
const TERMS = 'content/legal/terms.mdx';

let repository: Repository;
beforeAll(async () => {
  repository = await Repository.create();
});
beforeEach(() => repository.reset('origin/main'));
afterAll(() => repository.remove());

async function summary(environment: NodeJS.ProcessEnv = {}, base = 'origin/main') {
  repository.run('git', 'add', '--all');
  const env = { SITE_DATE: '2025-05-20', GIT_DIR: undefined, ...environment };
  return runScript('summarize-change.ts', repository.clone, [base], env);
}

it('says in its first words that a published text was changed, with all its hashes', async () => {
  const forged = repository.read(TERMS).replace('In one sentence.', 'In another sentence.');
  repository.write(TERMS, forged);
  const { versions } = readRecord(repository.content, LEGAL_DOCUMENTS);
  const withForged = versions.map((one) =>
    one.document === 'terms' ? { ...one, source: Buffer.from(forged), sha256: sha256(forged) } : one,
  );
  recordVersions(repository.content, withForged, LEGAL_DOCUMENTS);
  const { status, stdout } = await summary();
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^## What this change does\n\n### ⛔ Stop: what visitors have read is changed\n\n- .*THE PUBLISHED RECORD WAS CHANGED: the version of May 2, 2025 of "terms" was changed/,
  );
  expect(stdout).toContain('git restore --source \\<commit\\> -- content/legal/record');
  expect(repository.start('npm', ['run', '-s', 'check:content'])).toMatchObject({ status: 0 });
  const compared = repository.start('npm', ['run', '-s', 'check:content', '--', '--base', 'origin/main']);
  expect(compared.status).toBe(1);
  expect(compared.stdout).toMatch(
    /^content\/legal\/record\/ledger\.json:1:1: error: THE PUBLISHED RECORD WAS/,
  );
});

it('says that the whole record is gone, and the way back', async () => {
  repository.run('rm', '-r', 'content/legal/record');
  const { stdout } = await summary();
  expect(stdout).toMatch(/Stop: .*\n\n- .*May 2, 2025 of "terms" is missing/);
});

it('shows a legal text clause by clause, with its day and whether it is recorded', async () => {
  await repository.editTerms(SECOND);
  const { stdout } = await summary({ PREVIEW_URL: 'https://{number}.site.example', PULL_REQUEST: '7' });
  expect(stdout).toContain('#### Terms of use, version of June 1, 2025');
  expect(stdout).toContain('- **Takes effect:** June 1, 2025, with the first build');
  expect(stdout).toContain('- **Recorded:** **not yet**, so the site does not show it. Open Actions');
  expect(stdout).toMatch(/^<section.*<h3>Mail<.*<del>.* four<.*<ins>.* six</m);
  expect(stdout).toContain('[Open the preview](https://7.site.example/)');
  await recordEdited(repository.content);
  expect((await summary({ SITE_DATE: '2025-06-02' })).stdout).toMatch(
    /This day has passed[^]*\*\*Recorded:\*\* yes\./,
  );
});

it('says that a version is taken back before its day', async () => {
  await repository.editTerms(SECOND);
  await recordEdited(repository.content);
  repository.commit('announced');
  repository.reset('HEAD^');
  const { stdout } = await summary({ SITE_DATE: '2025-05-20' }, 'origin/announced');
  expect(stdout).toContain('**terms, June 1, 2025: is taken back.**');
});

it('lists mistakes in words, also of files that cannot be read', async () => {
  repository.write('content/faq/launch.mdx', '---\nquestion: A?\norder: two\n---\n');
  repository.write(TERMS, '<Callout {...');
  repository.write('content/policy.yaml', '- \t');
  const { stdout } = await summary();
  expect(stdout).toContain('- content/faq/launch.mdx, line 3: "order" must be a whole number from 1');
  expect(stdout).toContain('- content/legal/terms.mdx, line 1: ');
  expect(stdout).toContain('- content/policy.yaml, line 1: ');
});

it('shows the name of a file in one line, without markup', async () => {
  const name = 'content/faq/a`\n## Approved ![x](evil.example)\n.mdx';
  repository.write(name, '---\n---\n');
  const { stdout } = await summary();
  expect(stdout).not.toMatch(/^## Approved/m);
  expect(stdout).toContain('- content/faq/a\\` \\#\\# Approved !\\[x\\](evil.example) .mdx, line 1: ');
  const { stdout: checked } = repository.start('npm', ['run', '-s', 'check:content']);
  expect(checked).toMatch(/^content\/faq\/a`\\u000a## Approved .*: error: /m);
});

it('shows the words of a text as words, not as markup of the summary', async () => {
  await repository.editTerms({ ...SECOND, note: '<img> @team', body: '```\n&lt;\n\n## Approved\n```\n' });
  const { stdout } = await summary();
  expect(stdout).toContain('in the words of the document:** \\<img\\> \\@team');
  expect(stdout).toMatch(/&#x26;lt;&#10;&#10;## Approved/);
});

it('says nothing where no legal text changes, and that a commit does not exist', async () => {
  expect((await summary()).stdout).toBe('## What this change does\n');
  const { status, stderr } = await summary({}, 'no-such-commit');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The change could not be summarized\. There is no commit "no-such-commit" here/);
});
