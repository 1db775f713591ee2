import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SETTINGS } from '../../plugins/waitlist';
import { LEGAL_DOCUMENTS } from '../../src/shared/routes';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER);
const text = (file: string) => readFileSync(file, 'utf8');
const workflow = (file: string) => parse(text(`${FOLDER}/${file}`)) as Workflow;
const steps = (file: string) => Object.values(workflow(file).jobs).flatMap((job) => job.steps);

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: object; steps: Step[] }>;
}
interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

describe.each(WORKFLOWS)('%s', (file) => {
  it('has permission to read the code only, unless it records', () => {
    const { permissions, jobs, on } = workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      if (file !== 'record.yml') expect(job.permissions).toBeUndefined();
    }
    // It would run a change from outside with the repository's secrets.
    expect(Object.keys(on)).not.toContain('pull_request_target');
  });

  it('pins each action to a commit, with its version as a comment', () => {
    for (const action of text(`${FOLDER}/${file}`).match(/uses:.*/g) ?? []) {
      expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
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
  const variables = Object.keys(SETTINGS.shape).map((name) => `WAITLIST_${name.toUpperCase()}`);
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

test('the site is built every day, right after midnight UTC', () => {
  expect(workflow('publish.yml').on['schedule']).toEqual([{ cron: '5 0 * * *' }]);
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

test('the container runs all tests as a user with a home of its own, in which Firefox starts', () => {
  const run = steps('test.yml').find((step) => step.run?.includes('.ci/run'));
  expect(run).toMatchObject({ run: 'bash .ci/run', env: { HOME: '/root' } });
});

test('each change is compared with the legal record of main, each publication with the published one', () => {
  const compare = workflow('test.yml').jobs['legal-record']?.steps ?? [];
  expect(compare[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(compare.at(-1)?.run).toBe('npm run -s check:content -- --github --base "$BASE"');
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
