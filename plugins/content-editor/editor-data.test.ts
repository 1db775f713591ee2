import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localBackend } from './backend';
import { readEditorData } from './editor-data';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'editor-data-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('includes every text file below content/, and the paths of the files in static/', () => {
  const files = {
    'content/site.yaml': 'brand: “A”\n',
    'content/legal/record/ledger.json': '{}',
    'content/legal/record/1.tsr': Buffer.from([0x30, 0x82, 0xff]),
    'static/icons/logo.svg': '',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { config } = localBackend('http://127.0.0.1:8081');
  expect(readEditorData(config, '2026-01-15')).toEqual({
    backendConfig: config,
    content: { 'site.yaml': 'brand: “A”\n', 'legal/record/ledger.json': '{}' },
    staticFiles: ['/icons/logo.svg'],
    today: '2026-01-15',
  });
});
