import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRecord, writeRecord } from '../plugins/legal-record';
import { Authority, reply, serveAuthority } from '../plugins/legal-record/fixtures/authority';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { readSiteDate } from '../config/environment/read-site-date';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { writeRecordedContent } from '../tests/support/content';
import { editDocument, VERSIONS } from '../tests/support/legal-texts';
import { Repository } from '../tests/support/repository';
import { runInProcess } from '../tests/support/run-in-process';
import { runScript } from '../tests/support/run-script';
import { legalRecord } from './legal-record';
import { checkContentAndRecord } from './support/check-content-and-record';

const [FIRST, SECOND] = VERSIONS;

const folder = mkdtempSync(path.join(os.tmpdir(), 'legal-record-'));
const original = path.join(folder, 'original');
const project = path.join(folder, 'project');
const content = path.join(project, 'content');
beforeAll(() => writeRecordedContent(original));
beforeEach(() => startFrom(original));
afterAll(() => rmSync(folder, { recursive: true }));

function startFrom(other: string): void {
  rmSync(project, { recursive: true, force: true });
  cpSync(other, project, { recursive: true });
}

const at = (file: string) => path.join(content, file);
const ledger = () => readFileSync(at('legal/record/ledger.json'), 'utf8');
const files = (end: string) =>
  readdirSync(at('legal/record'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(end))
    .sort();
const ENVIRONMENT = { LEGAL_TSA_URL: '', SITE_DATE: '2025-05-20' };
const run = (options: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) =>
  runInProcess(legalRecord, project, options, { ...ENVIRONMENT, ...environment });

async function errors() {
  const { findings } = await checkContentAndRecord(content, settingsWithoutVariables(readSiteDate()));
  return findings.filter(({ severity }) => severity === 'error');
}

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(from, to));
}

it('records a new version with the day of recording', async () => {
  await editDocument(content, 'terms', SECOND);
  const { status, stdout } = await run();
  expect(status).toBe(0);
  expect(stdout).toContain('Terms of use, version 2025-06-01: One word.');
  expect(ledger()).toMatch(/"document":"terms","version":"2025-06-01".*"recorded":"2025-05-20"/);
});

it.each<[string, () => unknown, RegExp]>([
  [
    'a text',
    () => editDocument(content, 'terms', { ...SECOND, effectiveDate: FIRST.effectiveDate }),
    /terms\.mdx:\d+:\d+: error: "lastUpdated": this text, or a fact of /,
  ],
  [
    'the facts of the site',
    () => edit('site.yaml', /^email: .*$/m, 'email: nobody'),
    /site\.yaml:\d+:\d+: error: .*email address/,
  ],
  ['the policy', () => edit('policy.yaml', 'required: []', ''), /policy\.yaml:\d+:\d+: error: "required"/],
])('records nothing when there is a mistake in %s', async (_, change, message) => {
  const before = ledger();
  await editDocument(content, 'privacy', SECOND);
  await change();
  const { status, stderr } = await run();
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).toContain('Nothing was recorded.');
  expect(ledger()).toBe(before);
});

it('starts no new record of a public site whose record is gone, and says how to restore it', async () => {
  rmSync(at('legal/record'), { recursive: true });
  const { status, stderr } = await run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/this site is public, and its legal record is missing/);
  expect(stderr).toMatch(/git restore --source <commit> -- content\/legal\/record/);
  expect(readdirSync(at('legal'))).not.toContain('record');
});

it('finishes a recording that was interrupted', async () => {
  writeFileSync(at('legal/record/terms/2025-06-01.mdx'), 'Half a te');
  expect((await run()).status).toBe(0);
  expect(files('.mdx')).not.toContain('terms/2025-06-01.mdx');
  expect(await errors()).toEqual([]);
});

it('records nothing while the clock is wrong', async () => {
  const before = ledger();
  await editDocument(content, 'terms', { ...SECOND, effectiveDate: '9999-12-31' });
  const { status, stderr } = await run([], { SITE_DATE: '9999-01-01' });
  expect(status).toBe(1);
  expect(stderr).toContain('The day of recording, 9999-01-01, has not come: today is ');
  expect(stderr).toContain('Correct the clock of this machine, or SITE_DATE');
  expect(ledger()).toBe(before);
});

it('records nothing on a day before the newest recording', async () => {
  await editDocument(content, 'terms', SECOND);
  await run();
  await editDocument(content, 'privacy', SECOND);
  const before = ledger();
  const { status, stderr } = await run([], { SITE_DATE: '2025-05-19' });
  expect(status).toBe(1);
  expect(stderr).toContain('2025-05-19, is before 2025-05-20, the day of the newest recording.');
  expect(ledger()).toBe(before);
});

describe('with an announced version', () => {
  const IN_FORCE = '2025-05-31';
  /** The record has an announced version of the terms, while the edited terms are the ones in force. */
  const announcing = path.join(folder, 'announcing');
  let before: string;
  beforeAll(async () => {
    startFrom(original);
    before = ledger();
    await editDocument(content, 'terms', SECOND);
    await run();
    cpSync(path.join(original, 'content/legal/terms.mdx'), at('legal/terms.mdx'));
    cpSync(project, announcing, { recursive: true });
  });
  beforeEach(() => startFrom(announcing));

  it('takes it back when the text is the one in force again, and leaves the record as it was before', async () => {
    const { status, stdout, stderr } = await run([], { SITE_DATE: IN_FORCE });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Terms of use, version 2025-06-01: taken back before its day.');
    expect(ledger()).toBe(before);
    expect(files('.mdx')).not.toContain('terms/2025-06-01.mdx');
    expect(await errors()).toEqual([]);
    expect((await run([], { SITE_DATE: IN_FORCE })).stdout).toMatch(/nothing to do/);
  });

  it.each([
    ['on its day', SECOND.effectiveDate, 'error: "lastUpdated": this text, or a fact of '],
    ['while the clock is wrong', '2025-05-19', 'Correct the clock of this machine'],
  ])('takes nothing back %s', async (_, day, message) => {
    const announced = ledger();
    const { status, stderr } = await run([], { SITE_DATE: day });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(ledger()).toBe(announced);
    expect(files('.mdx')).toContain('terms/2025-06-01.mdx');
  });
});

it('records changed drafts as first versions, until the site is public', async () => {
  await editDocument(content, 'terms', { ...FIRST, body: 'Another first text.\n' });
  const before = ledger();
  expect((await run()).stderr).toContain('error: "lastUpdated": this text, or a fact of ');
  expect(ledger()).toBe(before);
  edit('site.yaml', /$/, 'unpublished: true\n');
  expect(await run()).toMatchObject({ status: 0, stderr: '' });
  expect(await errors()).toEqual([]);
  expect(ledger().match(/"previous":(?!null)/g)).toBeNull();
  expect((await run()).stdout).toMatch(/nothing to do/);
});

describe('with LEGAL_TSA_URL', () => {
  const authority = new Authority();
  afterAll(() => authority.remove());

  /** Runs the command beside a server that answers the first requests, then with an error. */
  async function runWithAuthority(answers: number) {
    let requests = 0;
    const { url, server } = await serveAuthority((request, response) => {
      requests += 1;
      if (requests <= answers) reply(response, authority.answer(request));
      else response.writeHead(503).end();
    });
    const result = await run([], { LEGAL_TSA_URL: url });
    server.closeAllConnections();
    server.close();
    return { ...result, requests };
  }

  it('records without a timestamp when the authority fails, and adds it later with those of old versions', async () => {
    await editDocument(content, 'terms', SECOND);
    const failed = await runWithAuthority(0);
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(
      /status 503\.\n5 of 5 timestamps are missing\. To add them later, run this again\./,
    );
    expect([ledger().includes('"version":"2025-06-01"'), files('.tsr')]).toEqual([true, []]);
    expect(await errors()).toEqual([]);

    const before = ledger();
    expect((await runWithAuthority(2)).stderr).toContain('3 of 5 timestamps are missing.');
    expect(files('.tsr')).toHaveLength(2);
    expect(await runWithAuthority(9)).toMatchObject({ status: 0, stderr: '', requests: 3 });
    expect(await runWithAuthority(9)).toMatchObject({ status: 0, requests: 0 });
    expect([ledger(), files('.tsr').length]).toEqual([before, 5]);
    expect(await errors()).toEqual([]);
  });
});

describe('on a branch on which a text was recorded', () => {
  let repository: Repository;
  let firstCommit: string;
  const CORRECTED = { ...SECOND, body: SECOND.body.replace('six', 'seven') };
  const record = (options: readonly string[] = []) =>
    runInProcess(legalRecord, repository.clone, options, ENVIRONMENT);
  const RECORD_AGAIN = 'npm run legal:record -- --base origin/main';
  const TEXT = 'content/legal/record/terms/2025-06-01.mdx';
  const LEDGER = 'content/legal/record/ledger.json';
  beforeAll(async () => {
    repository = await Repository.create();
    await repository.editTerms(SECOND);
    await record();
    repository.commit('terms');
    firstCommit = repository.run('git', 'rev-parse', 'HEAD').trim();
  });
  beforeEach(() => repository.reset(firstCommit));
  afterAll(() => repository.remove());

  it('says how to record a corrected text, and does so', async () => {
    await repository.editTerms(CORRECTED);
    const { status, stderr } = await record();
    expect(status).toBe(1);
    expect(stderr).toContain(`with files, run \`git fetch && ${RECORD_AGAIN}\`. Otherwise`);
    expect(await record(['--base', 'origin/main'])).toMatchObject({ status: 0, stderr: '' });
    expect(repository.read(TEXT)).toBe(repository.read('content/legal/terms.mdx'));
    expect(repository.read(LEDGER).match(/"2025-06-01"/g)).toHaveLength(1);
    expect((await record()).stdout).toMatch(/nothing to do/);
  });

  it.each([
    [
      'a mistake in the text',
      FIRST.effectiveDate,
      'origin/main',
      'error: "lastUpdated": this text, or a fact of ',
    ],
    [
      'a day that has passed',
      '2025-05-19',
      'origin/main',
      'The day on which this text takes effect has passed',
    ],
    ['a commit that is not there', SECOND.effectiveDate, 'origin/other', 'There is no commit "origin/other"'],
  ])('leaves the record as it is at %s', async (_, effectiveDate, base, message) => {
    const before = repository.read(LEDGER);
    await repository.editTerms({ ...CORRECTED, effectiveDate });
    const { status, stderr } = await record(['--base', base]);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(repository.read(LEDGER)).toBe(before);
    expect(repository.run('git', 'status', '--porcelain').trim()).toBe('M content/legal/terms.mdx');
  });

  it('takes back a version that is announced on the base', async () => {
    const inForce = repository.run('git', 'show', 'origin/main:content/legal/terms.mdx');
    repository.write('content/legal/terms.mdx', inForce);
    const { status, stdout } = await record(['--base', 'origin/terms']);
    expect(status).toBe(0);
    expect(stdout).toContain('Terms of use, version 2025-06-01: taken back before its day.');
    expect(repository.run('git', 'diff', 'origin/main', '--', 'content')).toBe('');
  });

  it('gives a text that was recorded on an impossible day the right one', async () => {
    const { versions } = readRecord(repository.content, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
    const forged = versions.map((one) => (one.recorded ? { ...one, recorded: '9999-01-01' } : one));
    writeRecord(repository.content, forged, LEGAL_DOCUMENT_NAMES);
    expect(repository.read(LEDGER)).toContain('"recorded":"9999-01-01"');
    expect((await record(['--base', 'origin/main'])).status).toBe(0);
    expect(repository.read(LEDGER)).toContain('"recorded":"2025-05-20"');
  });
});

it('answers an unknown option with the usage when it runs as a process', async () => {
  const before = ledger();
  const { status, stderr } = await runScript('legal-record.ts', project, ['--force'], ENVIRONMENT);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--force'.*\nUsage: npm run legal:record/);
  expect(ledger()).toBe(before);
});
