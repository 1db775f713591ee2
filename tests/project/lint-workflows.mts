import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const FOLDER = '.github/workflows';

/** Prints the errors that GitHub's own parser finds in these files, or else in all workflows. */
async function main(named: string[]): Promise<void> {
  const files = named.length > 0 ? named : readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  for (const file of files) {
    const document = TextDocument.create(`file:///${file}`, 'yaml', 1, readFileSync(file, 'utf8'));
    for (const { message, range } of await validate(document, {})) {
      console.error(`${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`);
      process.exitCode = 1;
    }
  }
}

void main(process.argv.slice(2));
