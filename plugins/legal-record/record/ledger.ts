import { createHash } from 'node:crypto';
import * as z from 'zod';
import { DOCUMENT_NAME } from './record-paths';

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** An entry as ledger.json holds it. The ledger is published, so the names of its fields never change. */
const fileEntry = z.strictObject({
  document: z.string().regex(DOCUMENT_NAME),
  /** The effective date, such as `2025-05-02`. */
  version: z.iso.date(),
  /** The SHA-256 of the recorded file, as `sha256sum` prints it. */
  sha256: sha256Hex,
  changeNote: z.string(),
  /** The facts that the text shows, by name; null for a fact that had no value. */
  facts: z.record(z.string(), z.string().nullable()),
  /** The hash of the document's entry before this one, which chains the entries; null in the first one. */
  previous: sha256Hex.nullable(),
  /** The day on which the command recorded the version. The oldest entries lack it. */
  recorded: z.iso.date().optional(),
});

/**
 * The schema of ledger.json. `latest` holds the hash of the last entry of each document: without
 * it, nobody would notice that the end of a chain was cut off.
 */
export const ledgerFile = z.strictObject({
  entries: z.array(fileEntry),
  latest: z.record(z.string(), sha256Hex),
});

/** The file calls the name `document`, the effective date `version`, and the hash `previous`. */
export interface LedgerEntry extends Omit<z.infer<typeof fileEntry>, 'document' | 'version' | 'previous'> {
  documentName: string;
  effectiveDate: string;
  previousHash: string | null;
}

export const ledgerEntries = ledgerFile.shape.entries.transform((entries): LedgerEntry[] =>
  entries.map(({ document, version, previous, ...entry }) => ({
    ...entry,
    documentName: document,
    effectiveDate: version,
    previousHash: previous,
  })),
);

/** @returns the SHA-256 as hexadecimal digits, as `sha256sum` prints it */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Writes an entry as its line of ledger.json, without indentation and comma. Facts are sorted by name. */
function lineOfEntry(entry: LedgerEntry): string {
  const { documentName, effectiveDate, sha256: hash, changeNote, facts, previousHash, recorded } = entry;
  const sortedFacts = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({
    document: documentName,
    version: effectiveDate,
    sha256: hash,
    changeNote,
    facts: sortedFacts,
    previous: previousHash,
    recorded,
  });
}

/** @returns the SHA-256 of the entry's line in ledger.json, without indentation and comma */
export const hashOfEntry = (entry: LedgerEntry): string => sha256(lineOfEntry(entry));

export const entriesOfDocument = <Entry extends { documentName: string }>(
  entries: readonly Entry[],
  documentName: string,
): Entry[] => entries.filter((entry) => entry.documentName === documentName);

/**
 * Sorts entries by document and effective date, and stores in each the hash of the one before it.
 *
 * @param documents the names of all documents, in the order of the ledger
 * @returns copies; an entry that already was in this chain is the same as before
 */
export const chainEntries = <Entry extends LedgerEntry>(
  entries: readonly Entry[],
  documents: readonly string[],
): Entry[] => documents.flatMap((documentName) => chainOf(entriesOfDocument(entries, documentName)));

function chainOf<Entry extends LedgerEntry>(entriesOfOneDocument: readonly Entry[]): Entry[] {
  const oldestFirst = [...entriesOfOneDocument].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  const chain: Entry[] = [];
  let previousHash: string | null = null;
  for (const entry of oldestFirst) {
    const linked: Entry = { ...entry, previousHash };
    chain.push(linked);
    previousHash = hashOfEntry(linked);
  }
  return chain;
}

/** @returns the text of ledger.json: the entries in their chains, each on its own line */
export const writeLedger = (entries: readonly LedgerEntry[], documents: readonly string[]): string =>
  `{\n${ledgerFields(entries, documents)}\n}\n`;

/** The published ledger repeats these fields of ledger.json as they are, without the braces. */
export function ledgerFields(entries: readonly LedgerEntry[], documents: readonly string[]): string {
  const linked = chainEntries(entries, documents);
  const latest = Object.fromEntries(linked.map((entry) => [entry.documentName, hashOfEntry(entry)]));
  const lines = linked.map((entry) => `    ${lineOfEntry(entry)}`).join(',\n');
  return `  "entries": [\n${lines}\n  ],\n  "latest": ${JSON.stringify(latest)}`;
}

/** @returns the entries; undefined unless the text is byte for byte what writeLedger makes of them */
export function readLedger(text: string, documents: readonly string[]): LedgerEntry[] | undefined {
  try {
    const file = ledgerFile.parse(JSON.parse(text));
    const entries = ledgerEntries.parse(file.entries);
    return writeLedger(entries, documents) === text ? entries : undefined;
  } catch {
    return undefined;
  }
}
