import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint, type Issue } from 'cspell';
import { runCommand } from './support/run-command';

function describeIssue({ uri, row, col, text, suggestions = [] }: Issue): string {
  const file = uri ? path.relative('', fileURLToPath(uri)) : '';
  const help = 'If it is right, add it to content/dictionary.txt, on a line of its own.';
  return `${file}:${row}:${col}: error: '${text}' is not in the dictionary. ${help} Similar words: ${suggestions.join(', ')}`;
}

async function main(): Promise<void> {
  const { files, issues, errors } = await lint(
    [],
    { showSuggestions: true },
    {
      issue: (issue) => console.log(describeIssue(issue)),
      error: (message, error) => console.error(message, error.message),
    },
  );
  console.error(`Files checked: ${files}, unknown words: ${issues}`);
  process.exitCode = issues + errors > 0 ? 1 : 0;
}

void runCommand(main);
