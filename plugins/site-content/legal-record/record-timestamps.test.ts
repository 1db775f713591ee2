import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { z } from 'zod';
import { Authority, query } from '../../../tests/programs/authority';
import { readSiteFacts } from '../site-facts';
import { checkFolder, editDocument, makeHistory, recordEdited, SITE, TEN_VERSIONS } from './fixtures/history';
import { entriesAfter, hashOfEntry, type LedgerEntry, ledgerFile } from './ledger';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { recordVersions } from './record-folder';
import { verifyTimestamp } from './timestamp';

const [first, second] = TEN_VERSIONS.slice(0, 2);
if (!first || !second) throw new Error('The fixture history is too short.');

const SCHEMA = JSON.parse(readFileSync('docs/ledger.schema.json', 'utf8')) as z.core.JSONSchema.JSONSchema;
const PUBLISHED = z.fromJSONSchema(SCHEMA);

interface PublishedLedger {
  format: number;
  entries: LedgerEntry[];
  timestamps: Record<string, Record<'time' | 'authority' | 'token' | 'certificate', string>>;
}

let authority: Authority;
let root: string;
beforeAll(() => {
  authority = new Authority();
});
beforeEach(async () => {
  root = await makeHistory([first]);
  await editDocument(root, 'terms', second);
  const { record, unrecorded } = await checkFolder(root);
  const timestamps = [...record.entries, ...entriesAfter(record.entries, unrecorded)]
    .filter(({ document }) => document === 'terms')
    .map(hashOfEntry)
    .map((hash) => verifyTimestamp(authority.answerAt('2025-05-20T12:00:00Z', query(authority, hash)), hash));
  recordVersions(root, record.entries, unrecorded, timestamps);
});
afterEach(() => rmSync(path.dirname(root), { recursive: true }));
afterAll(() => authority.remove());

const [TOKEN, NEXT_TOKEN] = [first, second].map(({ date }) => `legal/record/terms/${date}.tsr`) as [
  string,
  string,
];
const at = (file: string) => path.join(root, file);
const messages = async () =>
  (await checkFolder(root)).findings.map(({ file, message, help }) => `${file}: ${message}. ${help}`);

it('timestamps are recorded with old and new versions, and stay with the next one', async () => {
  expect(await messages()).toEqual([]);
  await editDocument(root, 'privacy', second);
  await recordEdited(root);
  const { versions, findings } = readRecord(root);
  expect(findings).toEqual([]);
  expect(
    versions.flatMap(({ document, date, timestamp }) =>
      timestamp ? [[document, date, timestamp.time]] : [],
    ),
  ).toEqual([
    ['terms', '2025-05-02', '2025-05-20T12:00:00Z'],
    ['terms', '2025-06-01', '2025-05-20T12:00:00Z'],
  ]);
});

const HELP =
  'Bring the file back from version control; or delete it and run: npm run legal:record -- --timestamp. The new one proves only the day on which it is made.';

it.each([
  [
    'changed',
    (token: Buffer) => token.fill(0, token.length - 1),
    'its signature does not fit its content and certificate',
  ],
  [
    'cut off',
    (token: Buffer) => token.subarray(0, 500),
    'it cannot be read: it is changed, cut off, or no timestamp',
  ],
  [
    'exchanged for another version’s',
    () => readFileSync(at(NEXT_TOKEN)),
    'it is about something else than this version’s entry in the ledger',
  ],
])('a timestamp fails the check when it is %s', async (_, change, reason) => {
  writeFileSync(at(TOKEN), change(readFileSync(at(TOKEN))));
  expect(await messages()).toEqual([`content/${TOKEN}: this timestamp proves nothing: ${reason}. ${HELP}`]);
});

it('a timestamp fails the check where there is no version', async () => {
  writeFileSync(at('legal/record/terms/2025-05-03.tsr'), readFileSync(at(TOKEN)));
  expect((await messages()).join()).toContain('2025-05-03.tsr: this file is not in the ledger');
});

it('timestamps are published beside the versions, and linked by the ledger and the feed', () => {
  const site = path.join(path.dirname(root), 'public');
  const { facts } = readSiteFacts(SITE);
  if (!facts) throw new Error('The facts of the fixture are not valid.');
  const record = readRecord(root);
  publishRecord(record, facts, site);
  const ledger = PUBLISHED.parse(
    JSON.parse(readFileSync(path.join(site, 'legal/ledger.json'), 'utf8')),
  ) as PublishedLedger;
  expect(ledger.format).toBe(2);
  expect(Object.values(ledger.timestamps).map(({ time, authority }) => [time, authority])).toEqual(
    Array(2).fill(['2025-05-20T12:00:00Z', 'Fixture Authority']),
  );
  const link = ledger.timestamps[hashOfEntry(ledger.entries[0] as LedgerEntry)];
  expect(readFileSync(path.join(site, link?.token ?? ''))).toEqual(readFileSync(at(TOKEN)));
  const certificate = readFileSync(path.join(site, link?.certificate ?? ''), 'utf8');
  expect(certificate).toBe(record.versions[0]?.timestamp?.certificate);
  const xml = readFileSync(path.join(site, 'legal/feed.xml'), 'utf8');
  const feed = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  expect([...feed.querySelectorAll('link[rel=related]')].map((one) => one.getAttribute('href'))).toEqual(
    [...ledger.entries.slice(0, 2)]
      .reverse()
      .map(
        ({ document, version }) =>
          `https://example.com/legal/${document}/${version}/${document}-${version}.tsr`,
      ),
  );
});

interface Properties {
  properties?: Record<string, unknown>;
}

describe('docs/ledger.schema.json', () => {
  it('describes the recorded ledger as the code does', () => {
    const { properties, required, additionalProperties } = SCHEMA;
    const { entries, latest } = properties ?? {};
    const { $schema } = SCHEMA;
    expect({
      $schema,
      type: 'object',
      properties: { entries, latest },
      required,
      additionalProperties,
    }).toEqual(z.toJSONSchema(ledgerFile));
  });

  it('rejects a timestamp without one of its fields, or with another one', () => {
    const timestamp = { time: '2025-05-20T12:00:00Z', authority: 'A', token: 'b', certificate: 'c' };
    const accepts = (fields: object) =>
      PUBLISHED.safeParse({ entries: [], latest: {}, timestamps: { ['0'.repeat(64)]: fields } }).success;
    expect(accepts(timestamp)).toBe(true);
    expect(accepts({ ...timestamp, by: 'me' })).toBe(false);
    for (const name of Object.keys(timestamp))
      expect(accepts({ ...timestamp, [name]: undefined })).toBe(false);
  });

  it('has the fields that docs/ledger.md describes', () => {
    const fields = [...readFileSync('docs/ledger.md', 'utf8').matchAll(/^\| `(\w+)`/gm)].map(
      ([, name]) => name,
    );
    const { properties } = SCHEMA as unknown as {
      properties: { entries: Properties; timestamps: Properties };
    };
    const named = [
      properties,
      (properties.entries as { items: Properties }).items.properties,
      (properties.timestamps as { additionalProperties: Properties }).additionalProperties.properties,
    ];
    expect(fields.sort()).toEqual(named.flatMap((part) => Object.keys(part ?? {})).sort());
  });

  it.each(['content', 'e2e/content'])('accepts the ledger without a format in %s', (folder) => {
    const ledger: unknown = JSON.parse(readFileSync(`${folder}/legal/record/ledger.json`, 'utf8'));
    expect(PUBLISHED.parse(ledger)).toEqual(ledger);
    expect(ledger).not.toHaveProperty('format');
    expect(() => PUBLISHED.parse({ ...(ledger as object), format: 3 })).toThrow();
  });
});
