import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The parts of a workflow that tests read. */
interface Workflow {
  on: Record<string, { inputs?: Record<string, unknown>; paths?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

export interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  steps: Step[];
}

export interface Step {
  name?: string;
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

export const WORKFLOWS_FOLDER = '.github/workflows';

export const SCRIPTS_FOLDER = '.github/scripts';

/** @returns the files in SCRIPTS_FOLDER that a command runs */
export const scriptsOf = (command: string): string[] => command.match(/[\w-]+\.sh\b/g) ?? [];

export const textOfScript = (file: string): string => readFileSync(`${SCRIPTS_FOLDER}/${file}`, 'utf8');

export const textOfWorkflow = (file: string): string => readFileSync(`${WORKFLOWS_FOLDER}/${file}`, 'utf8');

export const readWorkflow = (file: string): Workflow => parse(textOfWorkflow(file)) as Workflow;

/**
 * @param name the name of a step in a job of the workflow
 * @returns the command of that step
 * @throws Error when there is none, so that no test passes without one
 */
export function commandOfStep(file: string, job: string, name: string): string {
  const step = readWorkflow(file).jobs[job]?.steps.find((one) => one.name === name);
  if (step?.run === undefined) throw new Error(`${file} has no step "${name}" with a command in "${job}".`);
  return step.run;
}
