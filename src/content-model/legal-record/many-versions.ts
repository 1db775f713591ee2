import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_DOCUMENTS } from '../kinds';
import { hashOfEntry, sha256, writeLedger, type LedgerEntry } from './ledger';
import { documentSource, SITE } from './made-up-history';
import { LEDGER, RECORD, snapshotFile } from './record-folder';

const DAY = 24 * 60 * 60 * 1000;
const SENTENCE = 12;
const PARAGRAPH = 60;
const CLAUSE = 300;

/**
 * A text of so many words, in clauses, paragraphs and sentences.
 *
 * @param every which words are other ones than in the plain text: each 50th, each 5th; 0 for none
 */
export function makeLongText(words: number, every = 0): string {
  let text = '';
  for (let index = 0; index < words; index++) {
    if (index % CLAUSE === 0) text += `\n\n## Clause ${index / CLAUSE + 1}\n\n`;
    else if (index % PARAGRAPH === 0) text += '\n\n';
    const changed = every > 0 && index % every === 0;
    text += `${changed ? 'other' : 'word'}${(index * 7919) % 1009}${index % SENTENCE === SENTENCE - 1 ? '. ' : ' '}`;
  }
  return text;
}

/** Fills a content folder with so many versions, spread over the four documents, each of 1,500 words. */
export function makeManyVersions(contentRoot: string, count: number): void {
  const entries: LedgerEntry[] = [];
  writeFileSync(path.join(contentRoot, 'site.yaml'), SITE);
  for (const document of LEGAL_DOCUMENTS) {
    let previous: string | null = null;
    let source = '';
    mkdirSync(path.join(contentRoot, RECORD, document), { recursive: true });
    for (let index = 0; index < count / LEGAL_DOCUMENTS.length; index++) {
      const date = new Date(Date.UTC(2025, 4, 2) + index * DAY).toISOString().slice(0, 10);
      const note = `Change ${index}.`;
      source = documentSource({ date, note, body: makeLongText(1500, 20 + index) });
      writeFileSync(path.join(contentRoot, RECORD, snapshotFile(document, date)), source);
      const entry = {
        document,
        version: date,
        sha256: sha256(source),
        changeNote: note,
        facts: {},
        previous,
      };
      entries.push(entry);
      previous = hashOfEntry(entry);
    }
    writeFileSync(path.join(contentRoot, 'legal', `${document}.mdx`), source);
  }
  writeFileSync(path.join(contentRoot, RECORD, LEDGER), writeLedger(entries));
}
