import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { deliveryConfigSchema } from '../../config/environment/read-delivery-config';
import {
  readWorkflow,
  SCRIPTS_FOLDER,
  scriptsOf,
  textOfScript,
  textOfWorkflow,
  WORKFLOWS_FOLDER,
  type Job,
  type Step,
} from '../support/workflows';

const WORKFLOWS = readdirSync(WORKFLOWS_FOLDER);

const stepsOf = (file: string): Step[] =>
  Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps);

/** The jobs that may write, each with the reason in its workflow. All others only read the code. */
const WRITING_JOBS = ['record.yml push', 'record.yml others'];

/** Whether a job could be misused by code that it runs: it has a secret, a token, or the right to write. */
const isTrusted = ({ permissions = {}, environment, steps }: Job): boolean =>
  environment !== undefined ||
  Object.values(permissions).includes('write') ||
  /secrets\.|github\.token/.test(JSON.stringify(steps));

const trustedJobsOf = (file: string): Job[] => Object.values(readWorkflow(file).jobs).filter(isTrusted);

/** Puts the files of main into a folder that no merge changes. */
const ADD_WORKTREE_OF_MAIN = 'git worktree add --quiet --detach "$RUNNER_TEMP/main" origin/main';
const IN_WORKTREE_OF_MAIN = /^bash "\$RUNNER_TEMP\/main\/\.github\/scripts\/[\w-]+\.sh"/;
const IN_CHECKOUT = /^bash \.github\/scripts\/[\w-]+\.sh$/;

describe.each(WORKFLOWS)('%s', (file) => {
  it('may read the code, and only jobs that push a record or start workflows may do more', () => {
    const { permissions, jobs } = readWorkflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    const withMore = Object.entries(jobs).filter(([, job]) => Object.keys(job.permissions ?? {}).length > 0);
    expect(WRITING_JOBS).toEqual(expect.arrayContaining(withMore.map(([name]) => `${file} ${name}`)));
  });

  it('waits for changes of files that exist', () => {
    const paths = Object.values(readWorkflow(file).on).flatMap((event) => event?.paths ?? []);
    const filesAt = (pattern: string) =>
      execFileSync('git', ['ls-files', `:(glob)${pattern}`], { encoding: 'utf8' });
    expect(paths.filter((pattern) => filesAt(pattern) === '')).toEqual([]);
  });

  it('never runs the code of strangers with the rights of the repository', () => {
    expect(readWorkflow(file).on).not.toHaveProperty('pull_request_target');
  });

  it('runs no code of the project or its packages in a job with a secret or the right to write', () => {
    const steps = trustedJobsOf(file).flatMap((job) => job.steps);
    for (const { uses = '', run = '' } of steps) {
      expect(uses).not.toContain('setup-node');
      for (const command of [run, ...scriptsOf(run).map(textOfScript)]) {
        expect(command).not.toMatch(/^\s*(npm|npx|node|sh)\b/m);
      }
    }
  });

  it('runs the scripts of main in such a job, never those of a branch', () => {
    for (const { steps } of trustedJobsOf(file)) {
      const commands = steps.map(({ run = '' }) => run);
      const scripts = commands.filter((command) => command.startsWith('bash '));
      const ref = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['ref'];
      const isOfMain = ref === 'main' ? IN_CHECKOUT : IN_WORKTREE_OF_MAIN;
      for (const script of scripts) expect(script).toMatch(isOfMain);
      if (ref !== 'main' && scripts.length > 0) expect(commands).toContain(ADD_WORKTREE_OF_MAIN);
    }
  });

  it('puts no expression into a command, where its value could be code', () => {
    for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{');
  });

  it('fails a step in which any command of a pipe fails', () => {
    for (const { run = '', shell } of stepsOf(file)) {
      if (run.includes(' | ')) expect(shell).toBe('bash');
    }
  });

  it('pins each action to a commit, and each image to a digest', () => {
    for (const action of textOfWorkflow(file).match(/\buses: .*/g) ?? []) {
      expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    for (const image of textOfWorkflow(file).match(/\bcontainer: .*/g) ?? []) {
      expect(image).toMatch(/@\$\{\{ matrix\.digest \}\}$/);
    }
    for (const digest of textOfWorkflow(file).match(/\bdigest: .*/g) ?? []) {
      expect(digest).toMatch(/^digest: sha256:[0-9a-f]{64}$/);
    }
  });
});

it('workflows run the scripts that exist, and no others', () => {
  const commands = WORKFLOWS.flatMap(stepsOf).map(({ run = '' }) => run);
  expect(new Set(commands.flatMap(scriptsOf))).toEqual(new Set(readdirSync(SCRIPTS_FOLDER)));
});

it('the publication passes every setting of the waitlist on to the build', () => {
  const build = stepsOf('publish.yml').find(({ run }) => run?.includes('npm run build'));
  for (const setting of Object.keys(deliveryConfigSchema.shape)) {
    const variable = `WAITLIST_${setting.toUpperCase()}`;
    expect(build?.env?.[`GATSBY_${variable}`]).toBe(`\${{ vars.${variable} }}`);
  }
});

it('the workflow that records can start the others, with the inputs that it gives them', () => {
  const scripts = stepsOf('record.yml').flatMap(({ run = '' }) => scriptsOf(run));
  const commands = scripts.flatMap((script) => textOfScript(script).match(/gh workflow run .*/g) ?? []);
  expect(commands).not.toEqual([]);
  for (const command of commands) {
    const [, started = ''] = /run (\S+)/.exec(command) ?? [];
    const { on } = readWorkflow(started);
    expect(on).toHaveProperty('workflow_dispatch');
    for (const [, input = ''] of command.matchAll(/--raw-field "?([\w-]+)=/g)) {
      expect(on['workflow_dispatch']?.inputs).toHaveProperty([input]);
    }
  }
});
