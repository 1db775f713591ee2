/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeIslandEntries } from './entries';

const project = process.cwd();
let folder = '';

function writeIsland(file: string, name: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `export default island('${name}', Component);\n`);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  process.chdir(folder);
  writeIsland('src/layout/nav-bar.island.ts', 'nav-bar');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('writes one entry for each island, and one for all islands of the layout', () => {
  writeIsland('src/faq/faq-accordion.island.tsx', 'faq-accordion');
  const entries = writeIslandEntries();
  expect(Object.keys(entries)).toEqual(['app', 'faq-accordion']);
  const code = (name: string) => readFileSync(entries[name] ?? '', 'utf8');
  expect(code('app')).toContain('nav-bar.island.ts');
  expect(code('app')).not.toContain('faq-accordion');
  expect(code('faq-accordion')).toContain('hydrateIslands(island0);');
});

it('rejects an island whose name differs from its file name', () => {
  writeIsland('src/faq/faq-accordion.island.tsx', 'accordion');
  expect(writeIslandEntries).toThrow(
    "src/faq/faq-accordion.island.tsx does not hold an island of its own name, by which the page finds its script: write export default island('faq-accordion', …).",
  );
});
