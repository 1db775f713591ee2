import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository';
import type { Job } from './workflows';

/** What the steps of a run find around them. */
interface Surroundings {
  repository: Repository;
  /** The branch that the workflow runs on. */
  branch: string;
  /** Variables of all steps, besides those that GitHub sets. */
  environment: NodeJS.ProcessEnv;
  /** The jobs that expressions of the form `needs.<job>.outputs.<name>` name. */
  needs: Readonly<Record<string, Job>>;
}

/**
 * Runs steps of GitHub Actions, in the clone of a repository, with bash as GitHub starts it. It emulates only what
 * our workflows need of GitHub: the variables and expressions for outputs, the summary, and the shell. It runs no
 * step with `uses`, reads neither `if` nor `permissions`, evaluates no other expression (each is empty), and
 * knows outputs of one line. A test says which steps run, and in which order.
 */
export class WorkflowRun {
  private readonly outputs = new Map<string, string>();
  private readonly summaryFile: string;
  private readonly log: string;
  /** The names of the steps that ran, with ` (failed)` after those that failed. */
  readonly steps: string[] = [];

  constructor(private readonly surroundings: Surroundings) {
    this.summaryFile = this.newFile('summary');
    this.log = this.newFile('gh');
  }

  get summary(): string {
    return existsSync(this.summaryFile) ? readFileSync(this.summaryFile, 'utf8') : '';
  }

  /** The arguments of each call of a stand-in for `gh` that writes them into the file GH_LOG. */
  get commands(): string[] {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8').trim().split('\n') : [];
  }

  /** Runs one step of a job. */
  async step(job: Job, name: string): Promise<void> {
    const { repository, branch, environment } = this.surroundings;
    const step = job.steps.find((each) => each.name === name);
    const output = this.newFile('output');
    writeFileSync(output, '');
    const resolved = Object.entries(step?.env ?? {}).map(([key, value]) => [key, this.resolve(value)]);
    const env = {
      GH_LOG: this.log,
      GITHUB_REPOSITORY: 'owner/name',
      GITHUB_REF_NAME: branch,
      GITHUB_STEP_SUMMARY: this.summaryFile,
      GITHUB_OUTPUT: output,
      ...(Object.fromEntries(resolved) as Record<string, string>),
      ...environment,
    };
    const options = step?.shell === 'bash' ? ['-eo', 'pipefail', '-c'] : ['-e', '-c'];
    const { status } = await repository.start('bash', [...options, step?.run ?? 'exit 1'], env);
    this.steps.push(status === 0 ? name : `${name} (failed)`);
    for (const line of readFileSync(output, 'utf8').split('\n')) {
      const [key, value = ''] = line.split('=');
      this.outputs.set(`steps.${step?.id}.outputs.${key}`, value);
    }
  }

  /** Evaluates an expression of the workflow that names an output; any other is empty. */
  resolve(value: string): string {
    const expression = /^\$\{\{ (.*) \}\}$/.exec(value)?.[1] ?? value;
    const [, job = '', output = ''] = /^needs\.(\w+)\.outputs\.(\w+)$/.exec(expression) ?? [];
    if (job) return this.resolve(this.surroundings.needs[job]?.outputs?.[output] ?? '');
    return this.outputs.get(expression) ?? '';
  }

  private newFile(name: string): string {
    return path.join(this.surroundings.repository.folder, `${name}-${Math.random()}`);
  }
}
