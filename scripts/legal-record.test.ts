import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkFolder,
  editDocument,
  makeHistory,
  TEN_VERSIONS,
} from '../plugins/site-content/legal-record/fixtures/history';
import { sha256 } from '../plugins/site-content/legal-record/ledger';

const [first, second] = TEN_VERSIONS.slice(0, 2);
if (!first || !second) throw new Error('The fixture history is too short.');

let content: string;
beforeAll(async () => {
  content = await makeHistory([first]);
});
afterAll(() => rmSync(path.dirname(content), { recursive: true }));

const ledger = () => readFileSync(path.join(content, 'legal/record/ledger.json'), 'utf8');

function run(...options: string[]) {
  const command = path.resolve('scripts/legal-record.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), command, ...options],
    { cwd: path.dirname(content), encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

it('does nothing when nothing changed', () => {
  const before = ledger();
  expect(run()).toEqual({
    status: 0,
    stdout: 'All legal documents are recorded; nothing to do.\n',
    stderr: '',
  });
  expect(ledger()).toBe(before);
});

it('shows the difference without writing, then writes it', async () => {
  const before = ledger();
  await editDocument(content, 'terms', second);
  const tried = run('--dry-run');
  expect(tried).toMatchObject({ status: 0, stderr: '' });
  expect(tried.stdout).toContain('Terms of use, version 2025-06-01: One word.');
  expect(tried.stdout).toContain('We write to you [-four-]{+six+} times a year');
  expect(tried.stdout).toContain('Nothing was written (--dry-run).');
  expect(ledger()).toBe(before);

  expect(run().status).toBe(0);
  expect(ledger()).toContain('"document":"terms","version":"2025-06-01"');
});

it('records nothing when one document has an error', async () => {
  const before = ledger();
  await editDocument(content, 'terms', { ...second, note: 'Undated.' });
  await editDocument(content, 'privacy', second);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/legal\/terms\.mdx:\d+:1: error: this text differs from the version of June 1, 2025/m,
  );
  expect(stderr).toContain('Nothing was recorded.');
  expect(ledger()).toBe(before);
});

it('records nothing when the facts of the site have an error', () => {
  const before = ledger();
  const file = path.join(content, 'site.yaml');
  const yaml = readFileSync(file, 'utf8');
  writeFileSync(file, yaml.replace(/^email: .*$/m, 'email: nobody'));
  const { status, stderr } = run();
  writeFileSync(file, yaml);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/site\.yaml:\d+:\d+: error: .*must be an email address/m);
  expect(stderr).toContain('Nothing was recorded.');
  expect(ledger()).toBe(before);
});

describe('--start-anew', () => {
  const site = () => path.join(content, 'site.yaml');
  const files = () => readdirSync(path.join(content, 'legal/record'), { recursive: true }).map(String).sort();
  let yaml: string;
  let shared: string;
  beforeEach(async () => {
    shared = content;
    content = await makeHistory([first, second]);
    await editDocument(content, 'terms', { ...first, body: 'Another first text.\n' });
    yaml = readFileSync(site(), 'utf8');
  });
  afterEach(() => {
    rmSync(path.dirname(content), { recursive: true });
    content = shared;
  });

  it('refuses once the site is published, and removes nothing', () => {
    const before = [ledger(), files()];
    const { status, stderr } = run('--start-anew');
    expect(status).toBe(1);
    expect(stderr).toContain('content/site.yaml does not say "unpublished: true"');
    expect(stderr).toContain('Nothing was removed.');
    expect([ledger(), files()]).toEqual(before);
  });

  it('lists what it removes, then records the texts as first versions', async () => {
    writeFileSync(site(), `${yaml}unpublished: true\n`);
    const before = [ledger(), files()];
    const removed = sha256(readFileSync(path.join(content, 'legal/record/terms/2025-06-01.mdx')));
    const tried = run('--start-anew', '--dry-run');
    expect(tried).toMatchObject({ status: 0, stderr: '' });
    expect(tried.stdout).toContain(`content/legal/record/terms/2025-06-01.mdx\n    SHA-256 ${removed}`);
    expect(tried.stdout.match(/^ {2}content\/legal\/record\//gm)).toHaveLength(5);
    expect([ledger(), files()]).toEqual(before);

    expect(run('--start-anew')).toMatchObject({ status: 0, stderr: '' });
    expect(files().filter((file) => file.endsWith('.mdx'))).toEqual(
      ['cookie', 'disclaimer', 'privacy', 'terms'].map((name) => `${name}/2025-05-02.mdx`),
    );
    const { record, findings } = await checkFolder(content);
    expect(findings).toEqual([]);
    expect(record.entries.map(({ previous }) => previous)).toEqual([null, null, null, null]);
  });

  it('removes nothing when a text has an error', () => {
    writeFileSync(site(), `${yaml}unpublished: true\n`);
    const before = [ledger(), files()];
    writeFileSync(path.join(content, 'legal/terms.mdx'), 'No fields.\n');
    const { status, stderr } = run('--start-anew');
    expect(status).toBe(1);
    expect(stderr).toContain('content/legal/terms.mdx');
    expect([ledger(), files()]).toEqual(before);
  });

  it('removes nothing when a document is missing', () => {
    writeFileSync(site(), `${yaml}unpublished: true\n`);
    const before = [ledger(), files()];
    rmSync(path.join(content, 'legal/cookie.mdx'));
    expect(run('--start-anew')).toMatchObject({ status: 1 });
    expect([ledger(), files()]).toEqual(before);
  });
});

it('prints its usage when asked for help', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: npm run legal:record [-- --dry-run]');
});

it.each(['--force', 'terms'])('rejects %s, and prints its usage', (argument) => {
  const before = ledger();
  const { status, stdout, stderr } = run(argument);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`"${argument}" is not understood.\nUsage: npm run legal:record`);
  expect(ledger()).toBe(before);
});
