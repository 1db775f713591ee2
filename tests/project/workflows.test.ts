import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SETTINGS_SCHEMA } from '../../plugins/waitlist';
import { LEGAL_DOCUMENTS } from '../../src/shared/routes';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER);
const text = (file: string) => readFileSync(file, 'utf8');
const workflow = (file: string) => parse(text(`${FOLDER}/${file}`)) as Workflow;
const steps = (file: string) => Object.values(workflow(file).jobs).flatMap((job) => job.steps);

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}
interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  needs?: string;
  if?: string;
  container?: string;
  strategy?: { matrix: { include: { node: string; digest: string }[] } };
  steps: Step[];
}
interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

describe.each(WORKFLOWS)('%s', (file) => {
  it('has permission to read the code only, but for the jobs that push a record and start others', () => {
    const { permissions, jobs, on } = workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const granted = Object.values(job.permissions ?? {});
      if (file !== 'record.yml' || !['push', 'others'].includes(name)) expect(granted).toEqual([]);
    }
    // pull_request_target would run code of strangers with the secrets of the repository.
    expect(Object.keys(on)).not.toContain('pull_request_target');
  });

  it('pins each action to a commit, with its version as a comment', () => {
    for (const action of text(`${FOLDER}/${file}`).match(/uses:.*/g) ?? []) {
      expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('installs nothing and runs no code of the project in a job that holds a secret or may write', () => {
    for (const { permissions = {}, environment, steps: all } of Object.values(workflow(file).jobs)) {
      const isTrusted =
        environment !== undefined ||
        Object.values(permissions).includes('write') ||
        /secrets\.|github\.token/.test(JSON.stringify(all));
      if (!isTrusted) continue;
      for (const { uses = '', run = '' } of all) {
        expect(uses).not.toContain('setup-node');
        expect(run).not.toMatch(/^\s*(npm|npx|node|bash|sh)\b/m);
      }
    }
  });

  it('names a container by its digest', () => {
    for (const { container, strategy } of Object.values(workflow(file).jobs)) {
      if (!container) continue;
      expect(container).toMatch(/@\$\{\{ matrix\.digest \}\}$/);
      const digests = strategy?.matrix.include.map(({ digest }) => digest) ?? [];
      expect(new Set(digests).size).toBe(2);
      for (const digest of digests) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    }
  });

  it('puts no expression into a command, and installs without install scripts', () => {
    for (const { run = '' } of steps(file)) {
      expect(run).not.toContain('${{');
      for (const command of run.match(/npm (ci|install).*/g) ?? [])
        expect(command).toBe('npm ci --ignore-scripts');
    }
  });
});

test('the publication passes on every variable of the waitlist', () => {
  const { env = {} } = steps('publish.yml').find(({ run }) => run?.includes('npm run build')) ?? {};
  const variables = Object.keys(SETTINGS_SCHEMA.shape).map((name) => `WAITLIST_${name.toUpperCase()}`);
  expect(variables).toContain('WAITLIST_HONEYPOT');
  for (const name of variables) expect(env[`GATSBY_${name}`]).toBe(`\${{ vars.${name} }}`);
  for (const name of ['WAITLIST_REQUIRED', 'HSTS_PRELOAD', 'SITE_URL']) expect(env).toHaveProperty(name);
});

test('what is published is what the build has made, and scripts of open tabs stay', () => {
  const publish = steps('publish.yml');
  expect(publish.find((step) => step.with?.['name'] === 'site')?.with).toMatchObject({ path: 'public' });
  const copies = publish.flatMap(({ run = '' }) => run.match(/^rsync .*$/gm) ?? []);
  expect(copies).toHaveLength(2);
  for (const copy of copies) expect(copy).toMatch(/ public\/ "\$TARGET\/"$/);
  const deleting = copies.filter((copy) => copy.includes('--delete'));
  expect(deleting).toEqual([expect.stringContaining("--filter 'P /*.js*' --filter 'P /static/***'")]);
});

test('the job that deploys takes what another job has built, and checks out no code', () => {
  const { build, deploy } = workflow('publish.yml').jobs;
  expect(build?.environment).toBeUndefined();
  expect(JSON.stringify(build)).not.toContain('secrets.');
  expect(deploy).toMatchObject({ needs: 'build', environment: 'production', permissions: {} });
  expect(deploy?.steps.map(({ uses = '' }) => uses.replace(/@.*/, '')).filter(Boolean)).toEqual([
    'actions/download-artifact',
  ]);
  expect(deploy?.steps[0]?.with).toEqual({ name: 'site', path: 'public' });
});

test('the site is built every day, right after midnight UTC', () => {
  const schedule = workflow('publish.yml').on['schedule'];
  expect(schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 0 \* \* \*$/) }]);
});

describe('the workflow that records', () => {
  const { record, push, others } = workflow('record.yml').jobs;

  it('starts by itself on the texts of the editor, never on a record, so never on its own commit', () => {
    const { on } = workflow('record.yml');
    expect(Object.keys(on)).toEqual(['push', 'workflow_dispatch']);
    expect(on['push']).toEqual({
      branches: ['main', 'cms/**'],
      paths: ['content/legal/*.mdx', 'content/site.yaml'],
    });
    expect(record?.if).toContain("github.ref_name != 'main'");
    expect(others?.if).toContain("github.ref_name == 'main'");
    // Neither of the two checks that this workflow starts can start a workflow itself.
    const started = steps('record.yml').flatMap(({ run = '' }) => run.match(/gh workflow run \S+/g) ?? []);
    const starts = (name: string) => `gh workflow run ${name}.yml`;
    expect(started).toEqual([starts('test'), starts('preview'), starts('record')]);
    expect(JSON.stringify(push)).not.toContain(starts('record'));
    for (const name of ['test.yml', 'preview.yml']) expect(text(`${FOLDER}/${name}`)).not.toContain('gh ');
  });

  it('gives its token only to jobs that install no packages, and a secret to none', () => {
    expect(push?.permissions).toEqual({ contents: 'write', actions: 'write', 'pull-requests': 'read' });
    expect(others?.permissions).toEqual({ contents: 'read', actions: 'write' });
    const named = steps('record.yml').filter(({ env }) => env?.['GH_TOKEN']);
    expect(named.map(({ name }) => name)).toEqual(['Push', 'Start the checks', 'Record on other branches']);
    expect(record?.permissions).toBeUndefined();
    expect(text(`${FOLDER}/record.yml`)).not.toContain('secrets.');
  });

  it('works on the newest commit of the branch, which is the same one in both jobs', () => {
    expect(workflow('record.yml').concurrency).toEqual({ group: 'record-${{ github.ref_name }}' });
    const checkedOut = [record, push].map((job) => job?.steps[0]?.with?.['ref']);
    expect(checkedOut).toEqual(['${{ github.ref }}', '${{ needs.record.outputs.branch }}']);
  });

  it('can start the checks that a pull request needs, which end those of the commit before', () => {
    for (const name of ['test.yml', 'preview.yml']) {
      const { on, concurrency } = workflow(name);
      expect(Object.keys(on)).toEqual(expect.arrayContaining(['pull_request', 'workflow_dispatch']));
      expect(concurrency?.group).toMatch(/github\.head_ref \|\| github\.ref_name \}\}$/);
      for (const { if: condition = '' } of Object.values(workflow(name).jobs)) {
        expect(condition).not.toContain('pull_request');
      }
    }
    expect(workflow('preview.yml').on['workflow_dispatch']).toHaveProperty('inputs.pull-request');
    expect(JSON.stringify(steps('preview.yml'))).toContain('github.event.number || inputs.pull-request');
  });

  it('pushes the record alone, once the check has accepted it', () => {
    expect(push).toMatchObject({
      needs: 'record',
      if: '${{ !cancelled() && needs.record.outputs.changed }}',
    });
    const places = [record, push].map(
      (job) => job?.steps.find((step) => step.with?.['name'] === 'record')?.with?.['path'],
    );
    expect(places).toEqual(['content/legal/record', 'content/legal/record']);
    expect(push?.steps.flatMap(({ run = '' }) => run.match(/git add .*/g) ?? [])).toEqual([
      'git add --all --force content/legal/record',
    ]);
  });
});

test('the container runs all tests as a user with a home of its own, in which Firefox starts', () => {
  const run = steps('test.yml').find((step) => step.run?.includes('.ci/run'));
  expect(run).toMatchObject({ run: 'bash .ci/run', env: { HOME: '/root' } });
});

test('each change is compared with the legal record of main, each publication with the published one', () => {
  const compare = workflow('test.yml').jobs['legal-record']?.steps ?? [];
  expect(compare[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(compare.some(({ run = '' }) => /check:content .*--base /.test(run))).toBe(true);
  const publish = steps('publish.yml').map(({ run = '' }) => run);
  const compared = publish.findIndex((run) => run.includes('--published "$ledger"'));
  expect(compared).toBeGreaterThan(0);
  expect(publish.findIndex((run) => run.includes('npm run build'))).toBeGreaterThan(compared);
});

test('compliance alone approves each legal text, and somebody every file', () => {
  const rules = text('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ +/));
  const owners = (file: string) =>
    rules
      .filter(([pattern = '']) => pattern === '*' || `/${file}`.startsWith(pattern))
      .at(-1)
      ?.slice(1)
      .map((team) => team.split('/')[1]);
  for (const name of LEGAL_DOCUMENTS) {
    expect(owners(`content/legal/${name}.mdx`)).toEqual(['compliance']);
    expect(owners(`content/legal/record/${name}/2025-05-02.mdx`)).toEqual(['compliance']);
  }
  expect(owners('content/legal/record/ledger.json')).toEqual(['compliance']);
  expect(owners('gatsby-config.ts')).toEqual(['maintainers']);
});
