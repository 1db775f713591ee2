import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LEGAL_DOCUMENTS } from '../kinds';
import { planRecordings, record } from './record-versions';

export const SITE = `brand: The Brand
product: bank
email: write@example.com
url: https://example.com
title: Title
description: Description
launch: mid-May
notice: Notice
previewNotice: Preview
social: []
`;

const SCOPE =
  '## Scope\n\nThese terms apply to you.\n\n1. You may read.\n2. You may print.\n3. You may link.\n';
const COST =
  '## Cost\n\nReading costs nothing.\n\n| Plan | Price |\n| --- | --- |\n| Basic | Nothing |\n| Full | Ten dollars |\n';
const MAIL =
  '## Mail\n\nWe write to you six times a year about the health of banks.\n\nYou can stop our mail at any time by writing to <ContactEmail />.\n';
const LAW = '## Law\n\nThe law of the place where you live protects you.\n';

const REFUND = 'You can stop our mail at any time by writing to <ContactEmail />.';
const SPLIT = MAIL.replace(REFUND, `## Stopping mail\n\n${REFUND}`);
const REWRITTEN =
  '## Law\n\nDisputes go to a court at your home. Before that, both sides try for a month to settle them in writing.\n';
const TABLE = COST.replace('Ten dollars', 'Twelve dollars').replace(
  '| Full',
  '| Family | Fifteen dollars |\n| Full',
);
const LIST = SCOPE.replace(
  '2. You may print.\n3. You may link.',
  '2. You may link.\n3. You may quote a page.',
);
const RENAMED = LIST.replace('## Scope', '## What these terms are for');

export interface MadeUpVersion {
  date: string;
  note: string;
  body: string;
  title?: string;
}

/** Ten versions of one document, each with a change of another kind. */
export const TEN_VERSIONS: readonly MadeUpVersion[] = [
  {
    date: '2025-05-02',
    note: 'First published version.',
    body: SCOPE + COST + MAIL.replace('six times', 'four times') + LAW,
  },
  {
    date: '2025-06-01',
    note: 'One word.',
    body: SCOPE + COST + MAIL + LAW,
  },
  { date: '2025-12-31', note: 'Moved a clause.', body: SCOPE + LAW + COST + MAIL },
  { date: '2026-01-01', note: 'Split a clause.', body: SCOPE + LAW + COST + SPLIT },
  { date: '2026-02-28', note: 'Rewrote a clause.', body: SCOPE + REWRITTEN + COST + SPLIT },
  { date: '2026-08-15', note: 'Prices.', body: SCOPE + REWRITTEN + TABLE + SPLIT },
  { date: '2027-03-10', note: 'Quoting.', body: LIST + REWRITTEN + TABLE + SPLIT },
  { date: '2028-02-29', note: 'Renamed one clause, removed one.', body: RENAMED + TABLE + SPLIT },
  {
    date: '2028-03-01',
    note: 'A link.',
    body: RENAMED.replace('read.', '[read](/).') + TABLE + SPLIT,
  },
  {
    date: '2030-01-01',
    note: 'A title and a callout.',
    body: `<Callout>\n\n**Note** this.\n\n</Callout>\n\n${RENAMED.replace('read.', '[read](/faq).')}${TABLE}${SPLIT}`,
    title: 'Terms of reading',
  },
];

export const documentSource = ({ date, note, body, title = 'Terms of use' }: MadeUpVersion): string =>
  `---\ntitle: ${title}\ntabLabel: Terms\nlastUpdated: ${date}\nchangeNote: ${note}\nsummary: In one sentence.\n---\n${body}`;

/** Writes a document as an editor leaves it, not recorded. */
export const editDocument = (contentRoot: string, name: string, version: MadeUpVersion): Promise<void> =>
  writeFile(path.join(contentRoot, 'legal', `${name}.mdx`), documentSource(version));

/** Records what is edited, as the command does. */
export async function recordEdited(contentRoot: string): Promise<void> {
  const { recordings, entries, findings } = await planRecordings(contentRoot);
  if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join('\n'));
  record(contentRoot, entries, recordings);
}

/**
 * Makes a content folder in which the terms have the given versions and the other documents one.
 *
 * @returns the folder
 */
export async function makeHistory(versions: readonly MadeUpVersion[] = TEN_VERSIONS): Promise<string> {
  const contentRoot = path.join(await mkdtemp(path.join(os.tmpdir(), 'legal-record-')), 'content');
  await mkdir(path.join(contentRoot, 'legal'), { recursive: true });
  await writeFile(path.join(contentRoot, 'site.yaml'), SITE);
  const [first] = versions;
  if (!first) throw new Error('A history has at least one version.');
  for (const name of LEGAL_DOCUMENTS) await editDocument(contentRoot, name, first);
  await recordEdited(contentRoot);
  for (const version of versions.slice(1)) {
    await editDocument(contentRoot, 'terms', version);
    await recordEdited(contentRoot);
  }
  return contentRoot;
}
