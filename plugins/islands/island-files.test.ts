/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findIslandFiles } from './island-files';

let folder: string;

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'islands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds the files of islands in all subfolders, by the names of the islands', () => {
  write(
    'menu.island.ts',
    'faq/deeper/answers.island.ts',
    'faq/Answers.tsx',
    'faq/answers.island.test.ts',
    'faq/questions.island.tsx',
  );
  expect([...findIslandFiles(folder)]).toEqual([
    ['answers', path.join(folder, 'faq/deeper/answers.island.ts')],
    ['menu', path.join(folder, 'menu.island.ts')],
  ]);
});

it('throws when two files have the same name, and names both', () => {
  write('faq/list.island.ts', 'legal/list.island.ts');
  expect(() => findIslandFiles(folder)).toThrow(
    `Two islands have the name "list": ${folder}/faq/list.island.ts and ${folder}/legal/list.island.ts. Rename one of the files`,
  );
});
