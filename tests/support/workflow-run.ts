import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository';
import { commandOf, type Job } from './workflows';

/** What the steps of a run find around them. */
interface Surroundings {
  repository: Repository;
  /** The branch that the workflow runs on. */
  branch: string;
  /** Variables of all steps, besides those that GitHub sets. */
  environment: NodeJS.ProcessEnv;
  /** The jobs whose outputs other jobs read as `needs.<job>.outputs.<name>`. */
  needs: Readonly<Record<string, Job>>;
}

/**
 * A run of a workflow in the clone of a repository. It runs the shell commands of steps as they stand in the
 * workflow, with the options that GitHub gives bash. Of GitHub, it has only the files for outputs and for the
 * summary, and the expressions that read outputs; any other expression is empty. A test says which steps run,
 * and in which order: `if` and `uses` are ignored.
 */
export class WorkflowRun {
  private readonly outputs = new Map<string, string>();
  private readonly folder: string;
  /** The names of the steps that ran, with ` (failed)` after those that failed. */
  readonly steps: string[] = [];

  constructor(private readonly surroundings: Surroundings) {
    this.folder = mkdtempSync(path.join(surroundings.repository.folder, 'run-'));
  }

  get summary(): string {
    return this.read('summary');
  }

  /** The arguments of each call of a stand-in for `gh` that writes them into the file GH_LOG. */
  get commands(): string[] {
    return this.read('gh').split('\n').filter(Boolean);
  }

  /** Runs one step of a job. */
  async step(job: Job, name: string): Promise<void> {
    const { repository, branch, environment } = this.surroundings;
    const step = job.steps.find((each) => each.name === name);
    const outputFile = this.file(`output of ${this.steps.length}`);
    const env: NodeJS.ProcessEnv = {
      GH_LOG: this.file('gh'),
      GITHUB_REPOSITORY: 'owner/name',
      GITHUB_REF_NAME: branch,
      GITHUB_STEP_SUMMARY: this.file('summary'),
      GITHUB_OUTPUT: outputFile,
    };
    for (const [key, value] of Object.entries(step?.env ?? {})) env[key] = this.resolve(value);
    writeFileSync(outputFile, '');
    const options = step?.shell === 'bash' ? ['-eo', 'pipefail', '-c'] : ['-e', '-c'];
    const args = [...options, commandOf(job, name)];
    const { status } = await repository.start('bash', args, { ...env, ...environment });
    this.steps.push(status === 0 ? name : `${name} (failed)`);
    for (const [, key, value = ''] of readFileSync(outputFile, 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
      this.outputs.set(`steps.${step?.id}.outputs.${key}`, value);
    }
  }

  /** @returns the output that an expression such as `${{ steps.merge.outputs.main }}` reads */
  resolve(expression: string): string {
    const [, source = ''] = /^\$\{\{ (.*) \}\}$/.exec(expression) ?? [];
    const [, job = '', output = ''] = /^needs\.(\w+)\.outputs\.(\w+)$/.exec(source) ?? [];
    if (job) return this.resolve(this.surroundings.needs[job]?.outputs?.[output] ?? '');
    return this.outputs.get(source) ?? '';
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  private read(name: string): string {
    const file = this.file(name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
}
