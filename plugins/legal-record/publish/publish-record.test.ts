import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import * as z from 'zod';
import { VERSIONS } from '../fixtures/history';
import { DOCUMENTS, FACTS, MODEL, OPTIONS } from '../fixtures/options';
import { LEDGER, TamperedHistory, tokenFile } from '../fixtures/tampered-history';
import { hashOfEntry, ledgerEntries, ledgerFile } from '../record/ledger';
import { compileVersion } from '../record/legal-version';
import { readRecord, type LegalRecord } from '../record/read-record';
import { atomFeed } from './atom-feed';
import { publishRecord } from './publish-record';

const SCHEMA = JSON.parse(
  readFileSync(path.join(__dirname, '../record/ledger.schema.json'), 'utf8'),
) as z.core.JSONSchema.JSONSchema;
const PUBLISHED = z.fromJSONSchema(SCHEMA);

let history: TamperedHistory;
let record: LegalRecord;
let publicFolder: string;
beforeAll(() => {
  history = TamperedHistory.create();
  history.reset();
  record = readRecord(history.root, DOCUMENTS, OPTIONS.advice);
  publicFolder = folderBeside('public');
  publishRecord(record, FACTS, publicFolder, OPTIONS);
});
afterAll(() => history.remove());

const folderBeside = (name: string) => path.join(path.dirname(history.root), name);
const served = (address: string, folder = publicFolder) => readFileSync(path.join(folder, address), 'utf8');

it('publishes every recorded file, unchanged, beside the page of its version', () => {
  const list = record.versions.map(
    ({ documentName, effectiveDate, sha256 }) =>
      `${sha256}  legal/${documentName}/${effectiveDate}/${documentName}.mdx\n`,
  );
  expect(list).toHaveLength(7);
  execFileSync('sha256sum', ['--check', '--strict'], { cwd: publicFolder, input: list.join('') });
});

it('publishes the ledger in the documented format, with its recorded lines and with links to the timestamps', () => {
  const ledger = PUBLISHED.parse(JSON.parse(served('legal/ledger.json'))) as {
    entries: unknown;
    timestamps: Record<string, Record<'time' | 'authority' | 'token' | 'certificate', string>>;
  };
  expect(served('legal/ledger.json')).toContain(history.read(LEDGER).split('\n').slice(1, -3).join('\n'));
  const [firstEntry] = ledgerEntries.parse(ledger.entries);
  const link = firstEntry && ledger.timestamps[hashOfEntry(firstEntry)];
  expect(link).toMatchObject({ time: '2025-05-20T12:00:00Z', authority: 'Fixture Authority' });
  expect(readFileSync(path.join(publicFolder, link?.token ?? ''))).toEqual(
    readFileSync(history.at(tokenFile(VERSIONS[0].effectiveDate))),
  );
  expect(served(link?.certificate ?? '')).toBe(record.versions[0]?.timestamp?.certificate);
});

it('says in the published ledger that the versions are drafts, until the site is public', () => {
  const draftSite = folderBeside('drafts');
  publishRecord(record, { ...FACTS, unpublished: true }, draftSite, OPTIONS);
  expect(PUBLISHED.parse(JSON.parse(served('legal/ledger.json', draftSite)))).toMatchObject({
    unpublished: true,
  });
});

it('requires of the recorded fields what ledger.schema.json documents', () => {
  const { $schema, properties, required, additionalProperties } = SCHEMA;
  const { entries, latest } = properties ?? {};
  const documented = {
    $schema,
    type: 'object',
    properties: { entries, latest },
    required,
    additionalProperties,
  };
  expect(documented).toEqual(z.toJSONSchema(ledgerFile));
});

describe('the Atom feed', () => {
  const feed = (xml = served('legal/feed.xml')) =>
    new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  const texts = (selector: string, from = feed()) =>
    [...from.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('has an entry for each version, newest first', () => {
    expect(feed().documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(texts('feed > id')).toEqual(['https://example.com/legal/feed.xml']);
    const versions = [
      ...['terms/2026-03-01', 'terms/2026-01-01', 'terms/2025-06-01'],
      ...DOCUMENTS.map((document) => `${document}/2025-05-02`),
    ];
    expect(texts('entry > id')).toEqual(versions.map((version) => `https://example.com/legal/${version}/`));
    const newest = feed().querySelector('entry');
    expect(newest?.querySelector('title')?.textContent).toBe('Terms of use, in effect from March 1, 2026');
    expect(newest?.querySelector('summary')?.textContent).toBe('Cost.');
  });

  it("doesn't say from when a first version is in effect, because it may have been published later", () => {
    const first = texts('entry > title').filter((title) => title.endsWith('May 2, 2025'));
    expect(first).toHaveLength(4);
    for (const title of first) expect(title).toMatch(/, version of May 2, 2025$/);
  });

  it('was last updated on the day of the newest recording, and never on a day to come', () => {
    // RFC 4287, section 4.2.15. The version of March 2026 was recorded in December; the first lack the day.
    expect(texts('feed > updated')).toEqual(['2025-12-01T00:00:00Z']);
    expect(texts('entry > updated').slice(0, 3)).toEqual([
      '2025-12-01T00:00:00Z',
      '2025-12-01T00:00:00Z',
      '2025-06-01T00:00:00Z',
    ]);
  });

  it.each([
    ['markup', '<T> & "t" &amp;', '<T> & "t" &amp;'],
    ['the end of a CDATA section', 'a]]>b', 'a]]>b'],
    ['letters of any script', 'é – 漢 😀', 'é – 漢 😀'],
    ['characters that XML forbids', 'a\u0000\u0008\u001f\ufffe\ud800b', 'a\ufffd\ufffd\ufffd\ufffd\ufffdb'],
  ])('contains %s as text', (_, text, read) => {
    const [first] = record.versions;
    if (!first) throw new Error('The fixture has no version.');
    const named = { ...FACTS, brand: text };
    const xml = atomFeed([{ ...first, title: text, changeNote: text }], named, OPTIONS.addresses);
    expect(texts('entry > title', feed(xml))).toEqual([`${read}, version of May 2, 2025`]);
    expect(texts('summary', feed(xml))).toEqual([read]);
    expect(texts('author > name', feed(xml))).toEqual([read]);
  });
});

it('compiles a version with its recorded facts, and with ids that begin with the name of its document', () => {
  const text = {
    documentName: 'terms',
    title: 'Terms',
    summary: 'All.',
    body: '## Mail\n\n<ContactEmail />',
  };
  expect(compileVersion({ ...text, facts: { email: 'old@example.com' } }, MODEL).html).toMatch(
    /^<h3 id="terms-mail">Mail<\/h3>[^]*mailto:old@example\.com/,
  );
});
