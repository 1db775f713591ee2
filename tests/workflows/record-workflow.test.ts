import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContentFolder } from '../../scripts/check-content';
import { legalRecord } from '../../scripts/legal-record';
import { editDocument, legalText, VERSIONS } from '../support/legal-texts';
import { Repository } from '../support/repository';
import { runInProcess } from '../support/run-in-process';
import { commandOfStep, SCRIPTS_FOLDER } from '../support/workflows';

// A test runs several steps of the workflow. If one timed out on a slow machine, it would go on in the
// repository that the next test uses, and fail that one, too.
jest.setTimeout(600_000);

const [, SECOND, THIRD] = VERSIONS;
const RECORD = 'content/legal/record';
const LEDGER = `${RECORD}/ledger.json`;
const TERMS = 'content/legal/terms.mdx';
const SNAPSHOT = `${RECORD}/terms/${SECOND.effectiveDate}.mdx`;
const DAY = '2025-05-20';
const BRANCH = 'cms/legal/terms';

interface Result {
  /** The names of the steps that failed. */
  failed: string[];
  summary: string;
}

/** The job `record` hands commits and the folder with the record to the job `push`, unless nothing is new. */
interface RecordResult extends Result {
  handedOn?: { main: string; branch: string; artifact: string };
}

interface PushResult extends Result {
  pushed: boolean;
}

const PUSHED = { failed: [], pushed: true };
const NOT_PUSHED = { failed: [], pushed: false };

let repository: Repository;
/**
 * The folder with programs that only log their arguments. GitHub's command line, `gh`, would need somebody to
 * sign in. What `npm` runs is run in this process instead, because a new one would load all packages again.
 */
let programs: string;
/** The folder that GitHub gives to a job for its own files. */
let runnerTemp: string;
/** The first job on what the editor saved, and the run that it is a part of. */
let firstJob: RecordResult;
let firstRun: PushResult;
beforeAll(async () => {
  repository = await Repository.create();
  programs = path.join(repository.folder, 'programs');
  mkdirSync(programs);
  const lines = ['#!/bin/sh', 'echo "$*" >> "$LOG"', 'if [ "$1" = pr ]; then echo 7; fi', ''];
  for (const name of ['gh', 'npm']) {
    writeFileSync(path.join(programs, name), lines.join('\n'), { mode: 0o755 });
  }
  cpSync(SCRIPTS_FOLDER, path.join(repository.clone, SCRIPTS_FOLDER), { recursive: true });
  repository.commit();
  runnerTemp = path.join(repository.folder, 'temp');
  repository.run(
    'git',
    'worktree',
    'add',
    '--quiet',
    '--detach',
    path.join(runnerTemp, 'main'),
    'origin/main',
  );
  repository.keep('unedited');
  saveInEditor(legalText(SECOND));
  repository.keep('saved');
  firstJob = await record();
  firstRun = push(firstJob);
  repository.keep('recorded');
});
beforeEach(() => repository.restore('saved'));
afterAll(() => repository.remove());

/**
 * Runs the command of a step of record.yml in the clone, on the branch of the editor.
 *
 * @returns its exit code, its outputs, its summary, and the arguments of each call of `gh` or `npm`
 */
function runStep(job: string, name: string, environment: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(repository.folder, 'step-'));
  const emptyFile = (file: string) => {
    const written = path.join(folder, file);
    writeFileSync(written, '');
    return written;
  };
  const output = emptyFile('output');
  const summary = emptyFile('summary');
  const log = emptyFile('log');
  const status = repository.statusOf('bash', ['-e', '-c', commandOfStep('record.yml', job, name)], {
    PATH: `${programs}:${process.env['PATH']}`,
    RUNNER_TEMP: runnerTemp,
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_REF_NAME: BRANCH,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    LOG: log,
    ...environment,
  });
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    status,
    outputs: Object.fromEntries(linesOf(output).map((line) => line.split('='))) as Record<string, string>,
    summary: readFileSync(summary, 'utf8'),
    commands: linesOf(log),
  };
}

/** Runs the step that records texts, with the arguments that the workflow gives to `npm run legal:record`. */
function recordTexts(day: string, options = '') {
  const [command = ''] = runStep('record', 'Record', { OPTIONS: options }).commands;
  const words = command.split(' ');
  expect(words.slice(0, 4)).toEqual(['run', '-s', 'legal:record', '--']);
  return runInProcess(legalRecord, repository.clone, words.slice(4), { SITE_DATE: day });
}

/** Runs the step that checks the content. */
function checkContent(day: string) {
  expect(runStep('record', 'Check').commands).toEqual(['run -s check:content']);
  return runInProcess(checkContentFolder, repository.clone, [], { SITE_DATE: day });
}

/** Does what the job `record` does with the newest commit of the branch. */
async function record(day = DAY, options = ''): Promise<RecordResult> {
  repository.reset(`origin/${BRANCH}`);
  const merge = runStep('record', 'Merge');
  if (merge.status !== 0) return { failed: ['Merge'], summary: merge.summary };
  const recording = await recordTexts(day, options);
  const result = {
    failed: recording.status === 0 ? [] : ['Record'],
    summary: recording.stdout + recording.stderr,
  };
  if (!runStep('record', 'Stage').outputs['changed']) return result;
  const check = await checkContent(day);
  if (check.status !== 0) {
    return { failed: [...result.failed, 'Check'], summary: result.summary + check.stdout };
  }
  const artifact = mkdtempSync(path.join(repository.folder, 'artifact-'));
  cpSync(path.join(repository.clone, RECORD), artifact, { recursive: true });
  const { main = '', branch = '' } = merge.outputs;
  return { ...result, handedOn: { main, branch, artifact } };
}

/** Does what the job `push` does after the job `record`. */
function push({ failed, summary, handedOn }: RecordResult): PushResult {
  if (!handedOn) return { failed, summary, pushed: false };
  const { main, branch, artifact } = handedOn;
  repository.reset(branch);
  runStep('push', 'Merge', { MAIN: main });
  // The workflow downloads the artifact to this folder, which is empty before that.
  const download = path.join(runnerTemp, 'record');
  rmSync(download, { recursive: true, force: true });
  cpSync(artifact, download, { recursive: true });
  const pushing = runStep('push', 'Push', { BRANCH: branch });
  return {
    failed: pushing.status === 0 ? failed : [...failed, 'Push'],
    summary: summary + pushing.summary,
    pushed: pushing.outputs['pushed'] === 'yes',
  };
}

const recordBranch = async (day?: string, options?: string): Promise<PushResult> =>
  push(await record(day, options));

/** Commits what `edit` does to the newest commit of main, as a merge of another pull request does. */
async function changeMain(edit: () => unknown): Promise<void> {
  repository.reset('origin/main');
  await edit();
  repository.commit('main');
}

async function publish(name: string): Promise<void> {
  await changeMain(async () => {
    await editDocument(repository.content, name, SECOND);
    await recordTexts(DAY);
  });
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
  expect(firstRun).toMatchObject(PUSHED);
  expect(firstRun.summary).toContain('Terms of use, version 2025-06-01: One word.');
  expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
  expect(ofHead(SNAPSHOT)).toBe(ofHead(TERMS));
  expect(repository.run('git', 'rev-parse', `${head()}^@`).trim()).toBe(saved);
});

it('has nothing to do the second time', async () => {
  repository.restore('recorded');
  const before = head();
  expect(await recordBranch('2025-05-21')).toMatchObject(NOT_PUSHED);
  expect(head()).toBe(before);
});

it('starts the checks of the commit, with the number of the pull request', () => {
  const { commands, summary } = runStep('push', 'Start the checks');
  expect(summary).toContain('The record is a commit on the branch');
  expect(commands).toEqual([
    `pr list --repo owner/name --head ${BRANCH} --json number --jq .[0].number // empty`,
    `workflow run test.yml --repo owner/name --ref ${BRANCH}`,
    `workflow run preview.yml --repo owner/name --ref ${BRANCH} --raw-field pull-request=7`,
  ]);
});

it('starts from the record of main, without what was recorded on the branch or edited by hand', async () => {
  repository.restore('recorded');
  saveInEditor(legalText({ ...SECOND, effectiveDate: '2025-06-03', changeNote: 'Another note.' }));
  repository.write(LEDGER, '<<<<<<< a conflict');
  repository.commit(BRANCH);
  expect(await recordBranch()).toMatchObject(PUSHED);
  expect(changed()).toEqual([LEDGER, `${RECORD}/terms/2025-06-03.mdx`, TERMS]);
  saveInEditor(repository.run('git', 'show', `origin/main:${TERMS}`));
  await recordBranch();
  expect(changed()).toEqual(['']);
});

it('takes back a version that is announced on main', async () => {
  repository.restore('unedited');
  const inForce = repository.run('git', 'show', `origin/main:${TERMS}`);
  const main = repository.headOf('main');
  await publish('terms');
  saveInEditor(inForce);
  const run = await recordBranch();
  expect(run).toMatchObject(PUSHED);
  expect(run.summary).toContain('Terms of use, version 2025-06-01: taken back before its day.');
  expect(repository.run('git', 'diff', main, head(), '--', 'content')).toBe('');
});

it('refuses a day in the past until somebody confirms it', async () => {
  const nextDay = '2025-06-02';
  const before = head();
  const { failed, summary, pushed } = await recordBranch(nextDay);
  expect([failed, pushed]).toEqual([['Record'], false]);
  expect(summary).toContain('has passed (Terms of use: 2025-06-01)');
  expect(head()).toBe(before);
  expect(await recordBranch(nextDay, '--allow-past')).toMatchObject(PUSHED);
  expect(changed()).toContain(SNAPSHOT);
});

it('pushes nothing that the check refuses, and says what that is', async () => {
  repository.reset(`origin/${BRANCH}`);
  repository.write('content/faq/launch.mdx', 'No front matter.');
  repository.commit(BRANCH);
  const before = head();
  const { failed, summary } = await recordBranch();
  expect(failed).toEqual(['Check']);
  expect(summary).toMatch(/content\/faq\/launch\.mdx:1:1: error: /);
  expect(head()).toBe(before);
});

it('refuses to record on main', () => {
  const { status, summary } = runStep('record', 'Merge', { GITHUB_REF_NAME: 'main' });
  expect(status).toBe(1);
  expect(summary).toMatch(/never on main/);
});

describe('on a branch that lacks newer commits of main', () => {
  const questionWith = (answer: string) =>
    `${repository.read('content/faq/launch.mdx').replace(/---\n[^-]*$/, '---\n')}${answer}\n`;

  it('resolves the conflict of the record when another text was approved meanwhile', async () => {
    repository.restore('recorded');
    await publish('privacy');
    const mergeStatus = () => repository.statusOf('git', ['merge-tree', 'origin/main', head()]);
    expect(mergeStatus()).toBe(1);
    const before = head();
    expect(await recordBranch()).toMatchObject(PUSHED);
    expect(mergeStatus()).toBe(0);
    expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
    // The work of the editor stays in the history.
    expect(repository.run('git', 'log', '--format=%H', head())).toContain(before);
    expect(await recordBranch()).toMatchObject(NOT_PUSHED);
  });

  it('adds nothing to a branch whose record is right', async () => {
    repository.restore('recorded');
    const before = head();
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('Another answer.')));
    expect(await recordBranch()).toMatchObject(NOT_PUSHED);
    expect(head()).toBe(before);
  });

  it('keeps what main changes after that, when the editor saves again', async () => {
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('An answer.')));
    expect(await recordBranch()).toMatchObject(PUSHED);
    await changeMain(() => repository.write('content/faq/launch.mdx', questionWith('A better answer.')));
    saveInEditor(legalText({ ...SECOND, changeNote: 'Two words.' }));
    expect(await recordBranch()).toMatchObject(PUSHED);
    expect(ofHead('content/faq/launch.mdx')).toContain('A better answer.');
    expect(changed()).toEqual([LEDGER, SNAPSHOT, TERMS]);
  });

  it('says what to do where both changed the same lines', async () => {
    await changeMain(() => repository.editTerms(THIRD));
    const before = head();
    const { failed, summary } = await recordBranch();
    expect(failed).toEqual(['Merge']);
    expect(summary).toContain(`that is published already: ${TERMS}\nIn the editor, copy your text`);
    expect(head()).toBe(before);
  });
});

describe('when the branch changed while the workflow ran', () => {
  it('leaves a text that was saved again to the next run', () => {
    saveInEditor(legalText(THIRD));
    const saved = head();
    const run = push(firstJob);
    expect(run).toMatchObject(NOT_PUSHED);
    expect(run.summary).toContain('The text was saved again meanwhile.');
    expect(head()).toBe(saved);
  });

  it('does not bring a deleted branch back', () => {
    repository.run('git', 'push', '-q', 'origin', `:refs/heads/${BRANCH}`);
    expect(push(firstJob)).toMatchObject(NOT_PUSHED);
    expect(head()).toBe('');
  });

  it('fails when it could not push for another reason', () => {
    const hook = path.join(repository.folder, 'origin.git/hooks/pre-receive');
    repository.write('../origin.git/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
    repository.run('chmod', '+x', hook);
    try {
      expect(push(firstJob).failed).toEqual(['Push']);
    } finally {
      rmSync(hook);
    }
  });
});

it('records again on the branches that change legal texts or facts, after a change of main', () => {
  repository.reset('origin/main');
  repository.write('content/site.yaml', `${repository.read('content/site.yaml')}# A note.\n`);
  repository.commit('cms/site/facts');
  repository.reset('origin/main');
  repository.write('content/faq/launch.mdx', 'An answer.');
  repository.commit('cms/faq/launch');
  const { status, commands } = runStep('others', 'Record on other branches', {
    GITHUB_REF_NAME: 'main',
  });
  expect(status).toBe(0);
  expect(commands).toEqual(
    [BRANCH, 'cms/site/facts'].map((branch) => `workflow run record.yml --repo owner/name --ref ${branch}`),
  );
});
