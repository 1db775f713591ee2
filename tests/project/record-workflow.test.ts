import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContentFolder } from '../../scripts/check-content';
import { legalRecord } from '../../scripts/legal-record';
import { editDocument, legalText, VERSIONS } from '../support/legal-texts';
import { NpmStandIn } from '../support/npm-stand-in';
import { Repository } from '../support/repository';
import { WorkflowRun } from '../support/workflow-run';
import { jobOf, readWorkflow } from '../support/workflows';

const [, SECOND, THIRD] = VERSIONS;
const RECORD = 'content/legal/record';
const LEDGER = `${RECORD}/ledger.json`;
const TERMS = 'content/legal/terms.mdx';
const SNAPSHOT = `${RECORD}/terms/${SECOND.effectiveDate}.mdx`;
const DAY = '2025-05-20';
/** The branch of the editor. */
const BRANCH = 'cms/legal/terms';

const { env: identity } = readWorkflow('record.yml');
const jobs = {
  record: jobOf('record.yml', 'record'),
  push: jobOf('record.yml', 'push'),
  others: jobOf('record.yml', 'others'),
};

let repository: Repository;
let npm: NpmStandIn;
/** The folder with a stand-in for `gh`, GitHub's command line, which would need somebody to sign in. */
let github: string;
/** The first run on what the editor saved. */
let firstRun: WorkflowRun;
beforeAll(async () => {
  repository = await Repository.create();
  const folder = path.join(repository.folder, 'npm');
  npm = await NpmStandIn.start(folder, {
    'legal-record.ts': legalRecord,
    'check-content.ts': checkContentFolder,
  });
  github = path.join(repository.folder, 'gh');
  mkdirSync(github);
  const gh = ['#!/bin/sh', 'echo "$*" >> "$GH_LOG"', 'if [ "$1" = pr ]; then echo 7; fi', ''];
  writeFileSync(path.join(github, 'gh'), gh.join('\n'), { mode: 0o755 });
  repository.keep('unedited');
  saveInEditor(legalText(SECOND));
  repository.keep('saved');
  firstRun = await recordBranch();
  repository.keep('recorded');
});
beforeEach(() => repository.restore('saved'));
afterAll(() => {
  npm.stop();
  repository.remove();
});

/** Starts a run of the workflow. */
const startRun = (environment: NodeJS.ProcessEnv = {}, branch = BRANCH) =>
  new WorkflowRun({
    repository,
    branch,
    needs: { record: jobs.record },
    environment: {
      SITE_DATE: DAY,
      PATH: [npm.folder, github, process.env['PATH']].join(':'),
      ...identity,
      ...environment,
    },
  });

/** Runs the job that checks out the newest commit of the branch, and records. */
async function record(run: WorkflowRun, branch = BRANCH): Promise<WorkflowRun> {
  repository.reset(`origin/${branch}`);
  await run.step(jobs.record, 'Merge');
  if (run.steps.includes('Merge (failed)')) return run;
  await run.step(jobs.record, 'Record');
  await run.step(jobs.record, 'Check');
  return run;
}

/** Runs the job that pushes: in a checkout of its own, with the record as an artifact. */
async function push(run: WorkflowRun): Promise<WorkflowRun> {
  if (run.resolve('${{ needs.record.outputs.changed }}') !== 'yes') return run;
  const artifact = mkdtempSync(path.join(repository.folder, 'artifact-'));
  cpSync(path.join(repository.clone, RECORD), artifact, { recursive: true });
  repository.reset(run.resolve('${{ needs.record.outputs.branch }}'));
  await run.step(jobs.push, 'Merge');
  cpSync(artifact, path.join(repository.clone, RECORD), { recursive: true });
  await run.step(jobs.push, 'Push');
  if (run.resolve('${{ steps.push.outputs.pushed }}')) await run.step(jobs.push, 'Start the checks');
  return run;
}

const recordBranch = async (environment: NodeJS.ProcessEnv = {}): Promise<WorkflowRun> =>
  push(await record(startRun(environment)));

/** The steps of a run that has pushed a commit with the record. */
const RECORDED = ['Merge', 'Record', 'Check', 'Merge', 'Push', 'Start the checks'];
/** The steps of a run that has found nothing to record. */
const NOTHING_NEW = ['Merge', 'Record', 'Check'];

/** Commits what `edit` does to the newest commit of main, as a merge of another pull request does. */
async function changeMain(edit: () => unknown): Promise<void> {
  repository.reset('origin/main');
  await edit();
  repository.commit('main');
}

/** Changes a legal text on main, and records it there. */
async function publish(name: string): Promise<void> {
  await changeMain(() => editDocument(repository.content, name, SECOND));
  repository.run('git', 'push', '-q', 'origin', 'HEAD:refs/heads/other');
  await startRun({}, 'other').step(jobs.record, 'Record');
  repository.commit('main');
}

/**
 * Saves the terms as Decap CMS does on GitHub: it repeats each commit of the branch on main, by
 * what differs between the commit and its first parent, file by file, and forces the push.
 */
function saveInEditor(text: string): void {
  const commits = repository.run('git', 'rev-list', '--reverse', `origin/main..${head() || 'origin/main'}`);
  repository.reset('origin/main');
  for (const commit of commits.split('\n').filter(Boolean)) {
    const files = repository.run('git', 'diff', '--name-only', '--no-renames', `${commit}^1`, commit);
    const restore = ['git', 'restore', '--source', commit, '--staged', '--worktree', '--'] as const;
    repository.run(...restore, ...files.split('\n').filter(Boolean));
    repository.run('git', 'commit', '-q', '--allow-empty', '-m', 'Rebased');
  }
  repository.write(TERMS, text);
  repository.commit(BRANCH);
}

const head = () => repository.headOf(BRANCH);
const ofHead = (file: string) => repository.run('git', 'show', `${head()}:${file}`);
const changed = () => repository.run('git', 'diff', '--name-only', 'origin/main', head()).trim().split('\n');

it('records what the editor saved in one commit', () => {
  const saved = head();
  repository.restore('recorded');
  expect(firstRun.steps).toEqual(RECORDED);
  expect(firstRun.summary).toMatch(/ {4}Terms of use, version 2025-06-01: One word\./);
  expect(firstRun.summary).toMatch(/The record is a commit on the branch/);
  expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
  expect(ofHead(SNAPSHOT)).toBe(ofHead(TERMS));
  expect(repository.run('git', 'rev-parse', `${head()}^@`).trim()).toBe(saved);
});

it('has nothing to do the second time', async () => {
  repository.restore('recorded');
  const before = head();
  expect(await recordBranch({ SITE_DATE: '2025-05-21' })).toMatchObject({
    steps: NOTHING_NEW,
    commands: [],
  });
  expect(head()).toBe(before);
});

it('starts the checks of the commit, with the number of the pull request', () => {
  expect(firstRun.commands.filter((command) => !command.startsWith('auth'))).toEqual([
    `pr list --repo owner/name --head ${BRANCH} --json number --jq .[0].number // empty`,
    `workflow run test.yml --repo owner/name --ref ${BRANCH}`,
    `workflow run preview.yml --repo owner/name --ref ${BRANCH} --raw-field pull-request=7`,
  ]);
});

it('starts from the record of main, so it drops what was recorded on the branch or edited by hand', async () => {
  repository.restore('recorded');
  saveInEditor(legalText({ ...SECOND, effectiveDate: '2025-06-03', changeNote: 'Another note.' }));
  repository.write(LEDGER, '<<<<<<< a conflict');
  repository.commit(BRANCH);
  expect((await recordBranch()).steps).toEqual(RECORDED);
  expect(changed()).toEqual([LEDGER, `${RECORD}/terms/2025-06-03.mdx`, TERMS]);
  saveInEditor(repository.run('git', 'show', `origin/main:${TERMS}`));
  await recordBranch();
  expect(changed()).toEqual(['']);
});

it('takes back a version that is announced on main', async () => {
  repository.restore('unedited');
  const inForce = repository.read(TERMS);
  const main = repository.headOf('main');
  await publish('terms');
  saveInEditor(inForce);
  const { steps, summary } = await recordBranch();
  expect(steps).toEqual(RECORDED);
  expect(summary).toContain('Terms of use, version 2025-06-01: taken back before its day.');
  expect(repository.run('git', 'diff', main, head(), '--', 'content')).toBe('');
});

it('refuses a day in the past until somebody confirms it', async () => {
  const past = { SITE_DATE: '2025-06-02' };
  const before = head();
  const { steps, summary } = await recordBranch(past);
  expect(steps).toEqual(['Merge', 'Record (failed)', 'Check']);
  expect(summary).toContain('has passed (Terms of use: 2025-06-01)');
  expect(head()).toBe(before);
  expect((await recordBranch({ ...past, OPTIONS: '--allow-past' })).steps).toEqual(RECORDED);
  expect(changed()).toContain(SNAPSHOT);
});

it('pushes nothing that the check refuses, and says what that is', async () => {
  repository.reset(`origin/${BRANCH}`);
  repository.write('content/faq/launch.mdx', 'No front matter.');
  repository.commit(BRANCH);
  const before = head();
  const { steps, summary } = await recordBranch();
  expect(steps).toEqual(['Merge', 'Record', 'Check (failed)']);
  expect(summary).toMatch(/content\/faq\/launch\.mdx:1:1: error: /);
  expect(head()).toBe(before);
});

it('refuses to record on main', async () => {
  const { steps, summary } = await record(startRun({}, 'main'), 'main');
  expect(steps).toEqual(['Merge (failed)']);
  expect(summary).toMatch(/never on main/);
});

describe('on a branch behind main', () => {
  it('resolves the conflict of the record when another text was approved meanwhile', async () => {
    repository.restore('recorded');
    await publish('privacy');
    const mergeStatus = async () =>
      (await repository.start('git', ['merge-tree', 'origin/main', head()])).status;
    expect(await mergeStatus()).toBe(1);
    const before = head();
    expect((await recordBranch()).steps).toEqual(RECORDED);
    expect(await mergeStatus()).toBe(0);
    expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
    // The work of the editor stays in the history.
    expect(repository.run('git', 'log', '--format=%H', head())).toContain(before);
    expect((await recordBranch()).steps).toEqual(NOTHING_NEW);
  });

  it('adds nothing to a branch whose record is right', async () => {
    repository.restore('recorded');
    const before = head();
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('Another answer.')));
    expect((await recordBranch()).steps).toEqual(NOTHING_NEW);
    expect(head()).toBe(before);
  });

  it('keeps what main changes after that, when the editor saves again', async () => {
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('An answer.')));
    expect((await recordBranch()).steps).toEqual(RECORDED);
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('A better answer.')));
    saveInEditor(legalText({ ...SECOND, changeNote: 'Two words.' }));
    expect((await recordBranch()).steps).toEqual(RECORDED);
    expect(ofHead('content/faq/launch.mdx')).toContain('A better answer.');
    expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
  });

  it('says what to do where both changed the same lines', async () => {
    await changeMain(() => repository.editTerms(THIRD));
    const before = head();
    const { steps, summary } = await recordBranch();
    expect(steps).toEqual(['Merge (failed)']);
    expect(summary).toContain(`that is published already: ${TERMS}\nIn the editor, copy your text`);
    expect(head()).toBe(before);
  });

  const questionWith = (answer: string) =>
    `${repository.read('content/faq/launch.mdx').replace(/---\n[^-]*$/, '---\n')}${answer}\n`;
});

describe('when the branch changed while the workflow ran', () => {
  it('leaves a text that was saved again to the next run', async () => {
    const run = await record(startRun());
    const artifact = path.join(repository.folder, 'kept');
    cpSync(path.join(repository.clone, RECORD), artifact, { recursive: true });
    saveInEditor(legalText(THIRD));
    const saved = head();
    rmSync(path.join(repository.clone, RECORD), { recursive: true });
    cpSync(artifact, path.join(repository.clone, RECORD), { recursive: true });
    await push(run);
    expect(run.steps).toEqual(['Merge', 'Record', 'Check', 'Merge', 'Push']);
    expect(run.summary).toContain('The text was saved again meanwhile.');
    expect(head()).toBe(saved);
  });

  it('does not bring a deleted branch back', async () => {
    const run = await record(startRun());
    repository.run('git', 'push', '-q', 'origin', `:refs/heads/${BRANCH}`);
    expect((await push(run)).steps).toEqual(['Merge', 'Record', 'Check', 'Merge', 'Push']);
    expect(head()).toBe('');
  });

  it('fails when it could not push for another reason', async () => {
    const run = await record(startRun());
    const hook = path.join(repository.folder, 'origin.git/hooks/pre-receive');
    repository.write('../origin.git/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
    repository.run('chmod', '+x', hook);
    const { steps } = await push(run);
    rmSync(hook);
    expect(steps).toEqual(['Merge', 'Record', 'Check', 'Merge', 'Push (failed)']);
  });
});

it('records again on the branches that change legal texts or facts, after a change of main', async () => {
  repository.reset('origin/main');
  repository.write('content/site.yaml', `${repository.read('content/site.yaml')}# A note.\n`);
  repository.commit('cms/site/facts');
  repository.reset('origin/main');
  repository.write('content/faq/launch.mdx', 'An answer.');
  repository.commit('cms/faq/launch');
  repository.reset('origin/main');
  const run = startRun({}, 'main');
  await run.step(jobs.others, 'Record on other branches');
  expect(run.steps).toEqual(['Record on other branches']);
  expect(run.commands).toEqual(
    [BRANCH, 'cms/site/facts'].map((branch) => `workflow run record.yml --repo owner/name --ref ${branch}`),
  );
});
