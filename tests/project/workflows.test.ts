import { readdirSync } from 'node:fs';
import { waitlistSettingsSchema } from '../../config/environment/waitlist-settings';
import { readWorkflow, textOfWorkflow, WORKFLOWS_FOLDER, type Job, type Step } from '../support/workflows';

const stepsOf = (file: string): Step[] =>
  Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps);

/** The jobs that may write, each with the reason in its workflow. All others only read the code. */
const WRITING_JOBS = ['record.yml push', 'record.yml others'];

/** Whether a job could be misused by code that it runs: it has a secret, a token, or the right to write. */
const isTrusted = ({ permissions = {}, environment, steps }: Job): boolean =>
  environment !== undefined ||
  Object.values(permissions).includes('write') ||
  /secrets\.|github\.token/.test(JSON.stringify(steps));

describe.each(readdirSync(WORKFLOWS_FOLDER))('%s', (file) => {
  it('may read the code, and only jobs that push a record or start workflows may do more', () => {
    const { permissions, jobs } = readWorkflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    const withMore = Object.entries(jobs).filter(([, job]) => Object.keys(job.permissions ?? {}).length > 0);
    expect(WRITING_JOBS).toEqual(expect.arrayContaining(withMore.map(([name]) => `${file} ${name}`)));
  });

  it('never runs the code of strangers with the rights of the repository', () => {
    expect(readWorkflow(file).on).not.toHaveProperty('pull_request_target');
  });

  it('runs no code of the project or its packages in a job with a secret or the right to write', () => {
    const steps = Object.values(readWorkflow(file).jobs)
      .filter(isTrusted)
      .flatMap((job) => job.steps);
    for (const { uses = '', run = '' } of steps) {
      expect(uses).not.toContain('setup-node');
      expect(run).not.toMatch(/^\s*(npm|npx|node|bash|sh)\b/m);
    }
  });

  it('puts no expression into a command, where its value could be code', () => {
    for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{');
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

it('the publication passes every setting of the waitlist on to the build', () => {
  const build = stepsOf('publish.yml').find(({ run }) => run?.includes('npm run build'));
  for (const setting of Object.keys(waitlistSettingsSchema.shape)) {
    const variable = `WAITLIST_${setting.toUpperCase()}`;
    expect(build?.env?.[`GATSBY_${variable}`]).toBe(`\${{ vars.${variable} }}`);
  }
});

it('the workflow that records can start the others, with the inputs that it gives them', () => {
  const commands = stepsOf('record.yml').flatMap(({ run = '' }) => run.match(/gh workflow run .*/g) ?? []);
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
