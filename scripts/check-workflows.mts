import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { runCommand } from './support/run-command';

const FOLDER = '.github/workflows';

/**
 * Reads a workflow with the parser of GitHub, which finds unknown keys, jobs and names in expressions, and
 * values that don't fit.
 */
async function mistakesIn(file: string): Promise<string[]> {
  const content = readFileSync(path.join(FOLDER, file), 'utf8');
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

async function main(): Promise<void> {
  const mistakes = await Promise.all(readdirSync(FOLDER).map(mistakesIn));
  for (const mistake of mistakes.flat()) console.error(mistake);
  process.exitCode = mistakes.flat().length > 0 ? 1 : 0;
}

void runCommand(main);
