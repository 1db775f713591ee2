import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { readSiteFacts, type SiteFacts } from '../site-facts';
import { makeHistory, SITE } from './fixtures/history';
import { publishRecord } from './publish-record';
import { readRecord, type LegalRecord } from './read-record';

let content: string;
let site: string;
let record: LegalRecord;
let facts: SiteFacts;
beforeAll(async () => {
  content = await makeHistory();
  site = path.join(path.dirname(content), 'public');
  record = readRecord(content);
  const read = readSiteFacts(SITE);
  if (!read.facts) throw new Error('The facts of the fixture are not valid.');
  facts = read.facts;
  publishRecord(record, facts, site);
});
afterAll(() => rmSync(path.dirname(content), { recursive: true }));

it('publishes every recorded file beside its page with the recorded SHA-256', async () => {
  const { versions } = record;
  expect(versions).toHaveLength(13);
  const files = versions.map(({ document, date }) => `./legal/${document}/${date}/${document}-${date}.mdx`);
  const list = versions.map(({ sha256 }, index) => `${sha256}  ${files[index]}\n`).join('');
  const output = execFileSync('sha256sum', ['--check'], {
    cwd: site,
    input: list,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(output).toBe(files.map((file) => `${file}: OK\n`).join(''));
});

it('removes the file of a version that was taken back since the last build', () => {
  const [first, ...others] = record.versions;
  if (!first) throw new Error('The fixture has no version.');
  const file = path.join(site, `legal/${first.document}/${first.date}/${first.document}-${first.date}.mdx`);
  expect(existsSync(file)).toBe(true);
  const other = path.join(site, 'legal/letter.pem');
  writeFileSync(other, 'Of static/, not of the record.');
  publishRecord({ ...record, versions: others }, facts, site);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(other)).toBe(true);
  publishRecord(record, facts, site);
});

it('publishes the lines of the ledger unchanged', () => {
  const text = (file: string) => readFileSync(file, 'utf8');
  expect(text(path.join(site, 'legal/ledger.json'))).toBe(
    text(path.join(content, 'legal/record/ledger.json'))
      .replace('{', '{\n  "format": 2,')
      .replace(/\n}\n$/, ',\n  "timestamps": {}\n}\n'),
  );
});

it('links each entry to the SHA-256 of the line before', () => {
  const lines = readFileSync(path.join(site, 'legal/ledger.json'), 'utf8').split('\n');
  const entries = lines.filter((line) => line.includes('"document":"terms"'));
  entries.slice(0, -1).forEach((line, index) => {
    const input = line.trim().replace(/,$/, '');
    const hash = createHash('sha256').update(input).digest('hex');
    expect(entries[index + 1]).toContain(`"previous":"${hash}"`);
  });
});

it('writes an Atom feed with an entry a version, newest first', () => {
  const xml = readFileSync(path.join(site, 'legal/feed.xml'), 'utf8');
  const feed = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts('feed > id')).toEqual(['https://example.com/legal/feed.xml']);
  expect(texts('feed > updated')).toEqual(['2030-01-01T00:00:00Z']);
  expect(texts('entry > id')).toHaveLength(13);
  expect(new Set(texts('entry > id')).size).toBe(13);
  expect(texts('entry > id')[0]).toBe('https://example.com/legal/terms/2030-01-01/');
  expect(texts('entry > title')[0]).toBe('Terms of reading, in force from January 1, 2030');
  expect(texts('entry > summary')[0]).toBe('A title and a callout.');
});
