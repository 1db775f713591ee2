import { createHash } from 'node:crypto';
import * as z from 'zod';

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

const ledgerEntry = z.strictObject({
  document: z.string().regex(/^[a-z]+$/),
  /** The effective date, `2025-05-02`. The ledger is published, so this name of the field stays. */
  version: z.iso.date(),
  /** Of the snapshot's bytes, as `sha256sum` prints it. */
  sha256: sha256Hex,
  changeNote: z.string(),
  /** The facts that the text shows; null for a fact without a value. */
  facts: z.record(z.string(), z.string().nullable()),
  /** The hash of the same document's entry before this one: it makes the entries a chain. */
  previous: sha256Hex.nullable(),
  /** The day on which the command recorded the version; older entries lack it. */
  recorded: z.iso.date().optional(),
});

/** The schema of ledger.json. `latest` holds the hash of each document's last entry: it proves the end of a chain. */
export const ledgerFile = z.strictObject({
  entries: z.array(ledgerEntry),
  latest: z.record(z.string(), sha256Hex),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** The SHA-256 as hexadecimal digits, as `sha256sum` prints it. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** An entry as in its line of ledger.json, without indentation and comma. */
function lineOfEntry(entry: LedgerEntry): string {
  const { document, version, sha256: hash, changeNote, facts, previous, recorded } = entry;
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ document, version, sha256: hash, changeNote, facts: sorted, previous, recorded });
}

/** The hash of an entry: the SHA-256 of its line in ledger.json, without indentation and comma. */
export const hashOfEntry = (entry: LedgerEntry): string => sha256(lineOfEntry(entry));

/** The entries of one document, in the order given. */
export const ofDocument = <Entry extends { document: string }>(
  entries: readonly Entry[],
  document: string,
): Entry[] => entries.filter((entry) => entry.document === document);

/**
 * Sorts entries by document and day, and links each to the one before. Entries that are linked stay the same.
 *
 * @param documents the names of all documents in the order of the ledger
 */
export const chainEntries = <Entry extends LedgerEntry>(
  entries: readonly Entry[],
  documents: readonly string[],
): Entry[] =>
  documents.flatMap((document) => {
    let previous: string | null = null;
    const sorted = ofDocument(entries, document).sort((a, b) => (a.version < b.version ? -1 : 1));
    return sorted.map((entry) => {
      const linked: Entry = { ...entry, previous };
      previous = hashOfEntry(linked);
      return linked;
    });
  });

/** Formats ledger.json: the entries in chains, one line for each. */
export function writeLedger(entries: readonly LedgerEntry[], documents: readonly string[]): string {
  const linked = chainEntries(entries, documents);
  const latest = Object.fromEntries(linked.map((entry) => [entry.document, hashOfEntry(entry)]));
  const lines = linked.map((entry) => `    ${lineOfEntry(entry)}`).join(',\n');
  return `{\n  "entries": [\n${lines}\n  ],\n  "latest": ${JSON.stringify(latest)}\n}\n`;
}

/** @returns the entries of ledger.json; undefined unless it is byte for byte as the command writes it */
export function readLedger(text: string, documents: readonly string[]): LedgerEntry[] | undefined {
  try {
    const { entries } = ledgerFile.parse(JSON.parse(text));
    return writeLedger(entries, documents) === text ? entries : undefined;
  } catch {
    return undefined;
  }
}
