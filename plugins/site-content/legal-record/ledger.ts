import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LEGAL_DOCUMENTS } from '../../../src/shared/routes';

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

/** The entries or versions of one document, in the order given. */
export const ofDocument = <Item extends { document: string }>(
  items: readonly Item[],
  document: string,
): Item[] => items.filter((item) => item.document === document);

/** The entries that new versions of documents get, each after its document's last one. */
export const entriesAfter = (
  entries: readonly LedgerEntry[],
  versions: readonly (Omit<LedgerEntry, 'version' | 'previous'> & { date: string })[],
): LedgerEntry[] =>
  versions.map(({ document, date: version, sha256, changeNote, facts }) => {
    const newest = ofDocument(entries, document).at(-1);
    const previous = newest ? hashOfEntry(newest) : null;
    return { document, version, sha256, changeNote, facts, previous };
  });

/** Formats ledger.json: one line for each entry, by document, then by date. */
export function writeLedger(entries: readonly LedgerEntry[]): string {
  const sorted = LEGAL_DOCUMENTS.flatMap((document) =>
    ofDocument(entries, document).sort((a, b) => (a.version < b.version ? -1 : 1)),
  );
  const latest = Object.fromEntries(sorted.map((entry) => [entry.document, hashOfEntry(entry)]));
  const lines = sorted.map((entry) => `    ${lineOfEntry(entry)}`).join(',\n');
  return `{\n  "entries": [\n${lines}\n  ],\n  "latest": ${JSON.stringify(latest)}\n}\n`;
}

/** @param index of the entry, which has one line; undefined for the whole ledger */
type LedgerReport = (message: string, index?: number) => void;

/**
 * Checks ledger.json alone: its fields, the chain of each document, the order of dates, and
 * that it is byte for byte what the command writes.
 *
 * @returns no entries where it is not valid JSON with these fields
 */
export function checkLedger(text: string) {
  const problems: { message: string; line: number }[] = [];
  const report: LedgerReport = (message, index = -2) => problems.push({ message, line: index + 3 });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    report('the ledger is not readable JSON');
    return { entries: [], problems };
  }
  const { data: ledger = { entries: [], latest: {} }, error } = ledgerFile.safeParse(json);
  error?.issues.forEach((issue) => reportIssue(issue, report));
  checkChains(ledger, report);
  if (problems.length === 0 && text !== writeLedger(ledger.entries)) {
    report('the ledger is not as the command writes it: an entry or a space was moved or changed');
  }
  return { entries: ledger.entries, problems };
}

function reportIssue({ path, code, message }: z.core.$ZodIssue, report: LedgerReport): void {
  const [part, index, field] = path.map(String);
  const reason = code === 'unrecognized_keys' ? message.toLowerCase() : 'it does not hold what it should';
  const change = `is changed at "${field ?? part ?? 'the file'}": ${reason}`;
  if (part !== 'entries' || index === undefined) report(`the ledger ${change}`);
  else report(`entry ${Number(index) + 1} ${change}`, Number(index));
}

function checkChains({ entries, latest }: z.infer<typeof ledgerFile>, report: LedgerReport): void {
  const last: Partial<Record<LedgerEntry['document'], LedgerEntry>> = {};
  for (const [index, entry] of entries.entries()) {
    const { document, version, previous } = entry;
    const before = last[document];
    if (before && version <= before.version) {
      const order = `${version} comes after ${before.version}`;
      report(`the versions of "${document}" do not follow each other: ${order}`, index);
    }
    if (previous !== (before ? hashOfEntry(before) : null)) {
      const reason = before
        ? `"${document}" of ${version} does not follow from the entry of ${before.version}, so one of the two was changed`
        : `an entry of "${document}" before ${version} is missing`;
      report(`the chain is broken: ${reason}`, index);
    }
    last[document] = entry;
  }
  for (const document of LEGAL_DOCUMENTS) {
    const end = last[document];
    if (latest[document] === (end && hashOfEntry(end))) continue;
    const message = end
      ? `the chain is broken at its end: the entry of "${document}" of ${end.version} was changed, or one after it is missing`
      : `the chain is broken: all entries of "${document}" are missing`;
    report(message, end && entries.indexOf(end));
  }
}
