import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import packageFile from '../../package.json';
import { LEGAL_DOCUMENTS } from '../../src/shared/routes';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));
const text = (file: string) => readFileSync(file, 'utf8');
const workflow = (file: string) => parse(text(`${FOLDER}/${file}`)) as Workflow;
const steps = (file: string) => Object.values(workflow(file).jobs).flatMap((job) => job.steps);

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { if?: string; needs?: string; permissions?: object; 'timeout-minutes'?: number; steps: Step[] }
  >;
}
interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

const lint = (...files: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), 'tests/project/lint-workflows.mts', ...files],
    {
      encoding: 'utf8',
    },
  );

test('GitHub’s own parser accepts the workflows', () => {
  const { status, stderr } = lint();
  expect(stderr).not.toContain(FOLDER);
  expect(status).toBe(0);
});

test('GitHub’s own parser reports where a mistake is', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'workflow-'));
  const file = path.join(folder, 'bad.yml');
  writeFileSync(
    file,
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    step: []\n    steps:\n      - run: echo ${{ vara.x }}\n',
  );
  const { status, stderr } = lint(file);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}:5:5 Unexpected value 'step'`);
  expect(stderr).toContain(`${file}:7:19 Unrecognized named-value: 'vara'`);
});

describe.each(WORKFLOWS)('%s', (file) => {
  it('has permission to read the code only, unless it records', () => {
    const { permissions, jobs, on } = workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      if (file !== 'record.yml') expect(job.permissions).toBeUndefined();
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
    // It would run a change from outside with the repository's secrets.
    expect(Object.keys(on)).not.toContain('pull_request_target');
  });

  it('pins each action to a commit, with its version as a comment', () => {
    const actions = text(`${FOLDER}/${file}`).match(/uses:.*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('keeps no credentials in the checkout, and no expressions in commands', () => {
    for (const { uses, run, ...step } of steps(file)) {
      if (uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
      expect(run ?? '').not.toContain('${{');
    }
  });

  it('installs without install scripts, and runs only npm scripts that exist', () => {
    for (const command of steps(file).flatMap(({ run }) => run?.split('\n') ?? [])) {
      if (/^npm (ci|install)/.test(command)) expect(command).toBe('npm ci --ignore-scripts');
      const script = /^npm run (?:-s )?(\S+)/.exec(command)?.[1];
      if (script) expect(packageFile.scripts).toHaveProperty([script]);
    }
  });
});

test('an action has the same commit everywhere', () => {
  const commits = new Map<string, Set<string>>();
  for (const { uses = '' } of WORKFLOWS.flatMap(steps)) {
    const [action = '', commit = ''] = uses.split('@');
    if (action) commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  }
  expect([...commits.values()].filter(({ size }) => size !== 1)).toEqual([]);
});

test('the tests run on the Node version of .nvmrc', () => {
  expect(text(`${FOLDER}/test.yml`)).toContain(`container: node:${text('.nvmrc').trim()}-bookworm`);
});

test('the site is built every day, right after midnight UTC', () => {
  expect(workflow('publish.yml').on['schedule']).toEqual([{ cron: '5 0 * * *' }]);
});

test('a publication shows what is open before the launch, with the settings of its build, and goes on', () => {
  const build = steps('publish.yml').find(({ run }) => run?.includes('npm run build'));
  expect(build?.run).toBe('npm run check:launch || true\nnpm run build\n');
  expect(Object.keys(build?.env ?? {})).toEqual(
    expect.arrayContaining(['SITE_URL', 'GATSBY_WAITLIST_URL', 'HSTS_PRELOAD']),
  );
});

test('a change of content is built as a preview', () => {
  expect(workflow('preview.yml').on['pull_request']).toMatchObject({
    paths: expect.arrayContaining(['content/**']),
  });
  const build = steps('preview.yml').find(({ run }) => run === 'npm run build');
  expect(build?.env).toEqual({ SITE_PREVIEW: '1' });
});

test('a change of content is summarized, also when it has mistakes', () => {
  const runs = steps('preview.yml').map(({ run = '' }) => run);
  const CHECK = 'npm run -s check:content -- --format github --base origin/main';
  const SUMMARY = 'npx tsx scripts/summarize-change.ts origin/main >> "$GITHUB_STEP_SUMMARY"';
  // The build of a preview accepts a legal text that is not recorded; the check after it does not.
  const SPELLING = `npm run -s check:spelling | sed 's/^/- /' | tee -a "$GITHUB_STEP_SUMMARY"`;
  expect(runs.slice(-5)).toEqual(['npm run build', '', CHECK, SUMMARY, SPELLING]);
  expect(steps('preview.yml').at(-1)?.shell).toBe('bash');
  for (const step of steps('preview.yml').slice(-3)) expect(step.if).toBe('${{ !cancelled() }}');
});

describe('what records', () => {
  const { record } = workflow('record.yml').jobs;

  it('starts by a button only, and gives its token to one command and no secret to any', () => {
    expect(Object.keys(workflow('record.yml').on)).toEqual(['workflow_dispatch']);
    expect(record?.permissions).toEqual({ contents: 'write' });
    const named = record?.steps.filter(({ env }) => env?.['GH_TOKEN']) ?? [];
    expect(named.map(({ name }) => name)).toEqual(['Push']);
    expect(text(`${FOLDER}/record.yml`)).not.toContain('secrets.');
  });
});

test('each change is compared with the legal record of main', () => {
  const compare = workflow('test.yml').jobs['legal-record']?.steps ?? [];
  expect(compare[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(compare.at(-1)?.run).toBe('npm run -s check:content -- --format github --base "$BASE"');
});

describe('who must approve', () => {
  const codeOwners = text('.github/CODEOWNERS');
  const rules = codeOwners
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ +/));
  const owners = (file: string) =>
    rules
      .filter(([pattern = '']) => pattern === '*' || `/${file}`.startsWith(pattern))
      .at(-1)
      ?.slice(1)
      .map((team) => team.split('/')[1]);

  it('names teams only, and existing paths only', () => {
    for (const [pattern = '', ...teams] of rules) {
      expect(teams.length).toBeGreaterThan(0);
      for (const team of teams) expect(team).toMatch(/^@[\w-]+\/[a-z]+$/);
      if (pattern !== '*') expect(existsSync(pattern.slice(1))).toBe(true);
    }
  });

  it('is compliance alone for each legal text', () => {
    const legal = LEGAL_DOCUMENTS.flatMap((name) => [`${name}.mdx`, `record/${name}/2025-05-02.mdx`]);
    for (const file of [...legal, 'record/ledger.json']) {
      expect(owners(`content/legal/${file}`)).toEqual(['compliance']);
    }
  });

  it('is a team for each file', () => {
    expect(rules[0]).toEqual(['*', expect.any(String)]);
    expect(owners('gatsby-config.ts')).toEqual(['maintainers']);
  });
});

test('packages and actions are updated weekly, in groups', () => {
  const { updates } = parse(text('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; schedule: { interval: string }; groups: object }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups).length).toBeGreaterThan(0);
  }
});
