/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { islandEntries } from './webpack';

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

it('makes one entry for each island, and one for all islands of the layout', () => {
  writeIsland('src/faq/faq-accordion.island.tsx', 'faq-accordion');
  expect(islandEntries()).toEqual({
    app: { import: [path.resolve('src/layout/nav-bar.island.ts')] },
    'faq-accordion': { import: [path.resolve('src/faq/faq-accordion.island.tsx')], dependOn: 'app' },
  });
});
