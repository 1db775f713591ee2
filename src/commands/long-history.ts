import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_DOCUMENTS } from '../content-model/kinds';
import { hashOfEntry, ledgerFile, sha256, writeLedger } from '../content-model/legal-record/ledger';
import { LEDGER, RECORD, snapshotFile } from '../content-model/legal-record/record-folder';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Gives a copy of the site a past: versions of its legal documents before the first that it has, one a
 * day, each a little different from the next.
 *
 * @param contentRoot `content` of the copy; its record is written anew
 * @param count how many versions there are to be in the end
 */
export function makeLongHistory(contentRoot: string, count: number): void {
  const record = path.join(contentRoot, RECORD);
  const { entries } = ledgerFile.parse(JSON.parse(readFileSync(path.join(record, LEDGER), 'utf8')));
  const earlier = Math.max(0, Math.ceil((count - entries.length) / LEGAL_DOCUMENTS.length));
  const history = LEGAL_DOCUMENTS.flatMap((document) => {
    const own = entries.filter((entry) => entry.document === document);
    const [first] = own;
    if (!first) throw new Error(`The record has no version of ${document}.`);
    const text = readFileSync(path.join(record, snapshotFile(document, first.version)), 'utf8');
    mkdirSync(path.join(record, document), { recursive: true });
    const past = Array.from({ length: earlier }, (_, index) => {
      const version = new Date(Date.parse(first.version) - (earlier - index) * DAY)
        .toISOString()
        .slice(0, 10);
      const changeNote = `Change ${index + 1}.`;
      const source = variant(text, index)
        .replace(first.version, version)
        .replace(/^changeNote: .*$/m, `changeNote: ${changeNote}`);
      writeFileSync(path.join(record, snapshotFile(document, version)), source);
      return { ...first, version, changeNote, sha256: sha256(source) };
    });
    return [...past, ...own];
  });
  const last: Record<string, string> = {};
  for (const entry of history) {
    entry.previous = last[entry.document] ?? null;
    last[entry.document] = hashOfEntry(entry);
  }
  writeFileSync(path.join(record, LEDGER), writeLedger(history));
}

/** The same text with another word at the end of each sentence that the number chooses. */
function variant(text: string, number: number): string {
  const body = text.indexOf('\n---\n', 4);
  let sentence = 0;
  const changed = text
    .slice(body)
    .replace(/[a-z]+\.$/gm, (end) =>
      sentence++ % 7 === number % 7 ? `${end.slice(0, -1)} (${number}).` : end,
    );
  return text.slice(0, body) + changed;
}
