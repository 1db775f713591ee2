import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { VERSIONS } from './fixtures/legal-texts';
import { Repository } from './fixtures/repository';

const [, SECOND, THIRD] = VERSIONS;
const SNAPSHOT = `content/legal/record/terms/${SECOND.date}.mdx`;
const DAY = '2025-05-20';

interface Job {
  steps: { name?: string; run?: string }[];
}
const { jobs } = parse(readFileSync('.github/workflows/record.yml', 'utf8')) as {
  jobs: { record: Job; push: Job };
};

const RECORD = 'content/legal/record';

let repository: Repository;
let main: string;
beforeAll(async () => {
  repository = await Repository.create();
  main = repository.run('git', 'rev-parse', 'HEAD').trim();
  // In the place of GitHub's command, which has nobody to sign in here.
  repository.write('.git/bin/gh', '#!/bin/sh\n');
  repository.run('chmod', '+x', '.git/bin/gh');
});
beforeEach(async () => {
  repository.reset(main);
  await repository.editTerms(SECOND);
  repository.commit('terms');
});
afterAll(() => repository.remove());

/** Runs the steps of both jobs, as GitHub does: the second starts from a checkout, and gets the record as an artifact. */
function press(environment: NodeJS.ProcessEnv = {}, branch = 'terms') {
  const [summary, output] = ['summary', 'output'].map(
    (name) => `${repository.folder}/${name}-${Math.random()}`,
  );
  writeFileSync(output ?? '', '');
  const env = {
    ...{
      SITE_DATE: DAY,
      GITHUB_REF_NAME: branch,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
      OPTIONS: '',
      LEGAL_TSA_URL: '',
    },
    PATH: `${repository.clone}/.git/bin:${process.env['PATH']}`,
    ...environment,
  };
  const run = ({ steps }: Job, name: string) => {
    const step = steps.find((each) => each.name === name);
    return repository.start('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'exit 1'], env).status;
  };
  const commit = repository.run('git', 'rev-parse', 'HEAD').trim();
  const statuses = [run(jobs.record, 'Record'), run(jobs.record, 'Check')];
  if (readFileSync(output ?? '', 'utf8') === 'changed=yes\n') {
    const artifact = `${repository.folder}/artifact-${Math.random()}`;
    cpSync(`${repository.clone}/${RECORD}`, artifact, { recursive: true });
    repository.reset(commit);
    statuses.push(run(jobs.push, 'Make room'));
    cpSync(artifact, `${repository.clone}/${RECORD}`, { recursive: true });
    statuses.push(run(jobs.push, 'Push'));
  }
  return { statuses, summary: readFileSync(summary ?? '', 'utf8') };
}
const pushed = () => repository.run('git', 'ls-remote', 'origin', 'refs/heads/terms').slice(0, 40);
const changed = () =>
  repository.run('git', 'diff', '--name-only', 'origin/main', pushed()).trim().split('\n');

it('records the text of the branch in one commit, and has nothing to do the second time', () => {
  const { statuses, summary } = press();
  expect(statuses).toEqual([0, 0, 0, 0]);
  expect(summary).toMatch(/ {4}Terms of use, version 2025-06-01: One word\./);
  expect(summary).toMatch(/The record is a commit on the branch/);
  expect(changed()).toEqual(['content/legal/record/ledger.json', SNAPSHOT, 'content/legal/terms.mdx']);
  expect(repository.read(SNAPSHOT)).toBe(repository.read('content/legal/terms.mdx'));
  const before = pushed();
  expect(press({ SITE_DATE: '2025-05-21' }).statuses).toEqual([0, 0]);
  expect(pushed()).toBe(before);
});

it('starts from the record of main: replaces what was edited by hand, and takes back what the text takes back', async () => {
  press();
  await repository.editTerms({ ...SECOND, date: '2025-06-03', note: 'Another note.' });
  repository.write('content/legal/record/ledger.json', '<<<<<<< a conflict');
  repository.commit('terms');
  expect(press().statuses).toEqual([0, 0, 0, 0]);
  const ofBranch = ['content/legal/record/terms/2025-06-03.mdx', 'content/legal/terms.mdx'];
  expect(changed()).toEqual(['content/legal/record/ledger.json', ...ofBranch]);
  repository.run('git', 'checkout', '-q', 'origin/main', '--', 'content/legal/terms.mdx');
  repository.commit('terms');
  press();
  expect(changed()).toEqual(['']);
});

it('refuses a day in the past until somebody confirms it', () => {
  const past = { SITE_DATE: '2025-06-02' };
  const before = pushed();
  const { statuses, summary } = press(past);
  expect(statuses[0]).toBe(1);
  expect(summary).toContain('has passed (Terms of use: 2025-06-01)');
  expect(pushed()).toBe(before);
  expect(press({ ...past, OPTIONS: '--allow-past' }).statuses).toEqual([0, 0, 0, 0]);
  expect(changed()).toContain(SNAPSHOT);
});

it('pushes nothing that the check refuses', () => {
  repository.write('content/faq/launch.mdx', 'No front matter.');
  repository.commit('terms');
  const before = pushed();
  expect(press().statuses).toEqual([0, 1]);
  expect(pushed()).toBe(before);
});

it('refuses main, and a branch without the newest commit of main', async () => {
  expect(press({}, 'main').summary).toMatch(/never on main/);
  const branch = repository.run('git', 'rev-parse', 'HEAD').trim();
  repository.reset(main);
  await repository.editTerms(THIRD);
  repository.commit('main');
  repository.reset(branch);
  const { statuses, summary } = press();
  expect(statuses[0]).toBe(1);
  expect(summary).toMatch(/main has newer changes/);
  expect(pushed()).toBe(branch);
});
