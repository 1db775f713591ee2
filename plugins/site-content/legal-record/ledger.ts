import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LEGAL_DOCUMENTS } from '../kinds';

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

const ledgerEntry = z.strictObject({
  document: z.enum(LEGAL_DOCUMENTS),
  /** The day on which the version takes effect. */
  version: z.iso.date(),
  /** Of the snapshot's bytes, as `sha256sum` prints it. */
  sha256: sha256Hex,
  changeNote: z.string(),
  /** The facts that the text showed when it was published; null for a fact without a value. */
  facts: z.record(z.string(), z.string().nullable()),
  /** The hash of the same document's entry before this one: it makes the entries a chain. */
  previous: sha256Hex.nullable(),
});

/** The schema of ledger.json. `latest` holds the hash of each document's last entry: it proves the end of a chain. */
export const ledgerFile = z.strictObject({
  entries: z.array(ledgerEntry),
  latest: z.partialRecord(z.enum(LEGAL_DOCUMENTS), sha256Hex),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;
export type Ledger = z.infer<typeof ledgerFile>;
export type DocumentName = LedgerEntry['document'];

/** The SHA-256 as hexadecimal digits, as `sha256sum` prints it. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** An entry as in its line of ledger.json, without indentation and comma. */
function lineOfEntry({ document, version, sha256: hash, changeNote, facts, previous }: LedgerEntry): string {
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ document, version, sha256: hash, changeNote, facts: sorted, previous });
}

/** The hash of an entry: the SHA-256 of its line in ledger.json, without indentation and comma. */
export const hashOfEntry = (entry: LedgerEntry): string => sha256(lineOfEntry(entry));

/** The entries of one document, in the order of the ledger. */
export const entriesOf = (entries: readonly LedgerEntry[], document: string): LedgerEntry[] =>
  entries.filter((entry) => entry.document === document);

/** Formats ledger.json: one line for each entry, by document, then by date. */
export function writeLedger(entries: readonly LedgerEntry[]): string {
  const sorted = LEGAL_DOCUMENTS.flatMap((document) =>
    entriesOf(entries, document).sort((a, b) => (a.version < b.version ? -1 : 1)),
  );
  const latest = Object.fromEntries(sorted.map((entry) => [entry.document, hashOfEntry(entry)]));
  const lines = sorted.map((entry) => `    ${lineOfEntry(entry)}`).join(',\n');
  return `{\n  "entries": [\n${lines}\n  ],\n  "latest": ${JSON.stringify(latest)}\n}\n`;
}
