import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkFolder,
  editDocument,
  makeHistory,
  TEN_VERSIONS,
} from '../plugins/site-content/legal-record/fixtures/history';
import { Authority, reply, serveAuthority } from '../tests/programs/authority';
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
    { cwd: path.dirname(content), encoding: 'utf8', env: { ...process.env, LEGAL_TSA_URL: '' } },
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

describe('with LEGAL_TSA_URL', () => {
  const authority = new Authority();
  const tokens = () =>
    readdirSync(path.join(content, 'legal/record'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.tsr'))
      .sort();
  let shared: string;
  beforeEach(async () => {
    shared = content;
    content = await makeHistory([first]);
  });
  afterEach(() => {
    rmSync(path.dirname(content), { recursive: true });
    content = shared;
  });
  afterAll(() => authority.remove());

  /** Runs the command beside a server that answers the first requests, then with an error. */
  async function runWithAuthority(answers: number, ...options: string[]) {
    let requests = 0;
    const { url, server } = await serveAuthority((request, response) => {
      requests += 1;
      if (requests <= answers) reply(response, authority.answer(request));
      else response.writeHead(503).end();
    });
    const child = spawn(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/legal-record.ts'), ...options],
      { cwd: path.dirname(content), env: { ...process.env, LEGAL_TSA_URL: url } },
    );
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number]>,
    ]);
    server.closeAllConnections();
    server.close();
    return { status, stdout, stderr, requests };
  }

  it('stores a timestamp beside the new version', async () => {
    await editDocument(content, 'terms', second);
    const { status, stdout, stderr, requests } = await runWithAuthority(9);
    expect({ status, stderr, requests }).toEqual({ status: 0, stderr: '', requests: 1 });
    expect(stdout).toMatch(/^Timestamp of \d{4}-\d\d-\d\dT[\d:]{8}Z by Fixture Authority$/m);
    expect(tokens()).toEqual(['terms/2025-06-01.tsr']);
    expect((await checkFolder(content)).findings).toEqual([]);
  });

  it('records without one when the authority fails, and adds it later with those of old versions', async () => {
    await editDocument(content, 'terms', second);
    const failed = await runWithAuthority(0);
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(
      /The timestamp authority \S+ gave no timestamp: it answered with the status 503\.\n1 of 1 timestamps are missing\. To add them later, run: npm run legal:record -- --timestamp/,
    );
    expect(ledger()).toContain('"version":"2025-06-01"');
    expect(tokens()).toEqual([]);
    expect((await checkFolder(content)).findings).toEqual([]);

    const before = ledger();
    const some = await runWithAuthority(2, '--timestamp');
    expect(some.stderr).toContain('3 of 5 timestamps are missing.');
    expect(tokens()).toHaveLength(2);
    const rest = await runWithAuthority(9, '--timestamp');
    expect(rest).toMatchObject({ status: 0, stderr: '', requests: 3 });
    expect(tokens()).toHaveLength(5);
    expect(await runWithAuthority(9, '--timestamp')).toMatchObject({ status: 0, requests: 0 });
    expect(ledger()).toBe(before);
    expect((await checkFolder(content)).findings).toEqual([]);
  });
});

it('says what is missing when there is no authority to ask', () => {
  const { status, stderr } = run('--timestamp');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^LEGAL_TSA_URL is not set\. /);
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
