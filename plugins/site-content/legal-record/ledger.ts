import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LEGAL_DOCUMENTS } from '../../../src/shared/routes';
import type { Finding } from '../parse/finding';

export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

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
type Ledger = z.infer<typeof ledgerFile>;

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

type LedgerProblem = Pick<Finding, 'message' | 'line'>;

/** @param place the place of an entry, which has one line; undefined for the whole ledger */
const problem = (message: string, place = -2): LedgerProblem => ({ message, line: place + 3 });

/**
 * Checks ledger.json alone: its fields, the chain of each document, the order of dates, and
 * that it is byte for byte what the command writes.
 *
 * @returns no entries where it is not valid JSON with these fields
 */
export function checkLedger(text: string): { entries: LedgerEntry[]; problems: LedgerProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { entries: [], problems: [problem('the ledger is not readable JSON')] };
  }
  const { data: ledger, error } = ledgerFile.safeParse(json);
  if (!ledger) return { entries: [], problems: error.issues.map(problemOfIssue) };
  const { entries } = ledger;
  const problems = LEGAL_DOCUMENTS.flatMap((document) => checkChain(ledger, document));
  if (problems.length === 0 && text !== writeLedger(entries)) {
    problems.push(
      problem('the ledger is not as the command writes it: an entry or a space was moved or changed'),
    );
  }
  return { entries, problems };
}

function problemOfIssue({ path, code, message }: z.core.$ZodIssue): LedgerProblem {
  const [part, index, field] = path.map(String);
  const named = field ?? part ?? 'the file';
  const reason = code === 'unrecognized_keys' ? message.toLowerCase() : 'it does not hold what it should';
  if (part !== 'entries' || index === undefined) {
    return problem(`the ledger is changed at "${named}": ${reason}`);
  }
  return problem(`entry ${Number(index) + 1} is changed at "${named}": ${reason}`, Number(index));
}

function checkChain({ entries, latest }: Ledger, document: LedgerEntry['document']): LedgerProblem[] {
  const problems: LedgerProblem[] = [];
  const report = (message: string, entry?: LedgerEntry) =>
    problems.push(problem(message, entry && entries.indexOf(entry)));
  let before: LedgerEntry | undefined;
  for (const entry of ofDocument(entries, document)) {
    const { version, previous } = entry;
    if (before && version <= before.version) {
      const order = `${version} comes after ${before.version}`;
      report(`the versions of "${document}" do not follow each other: ${order}`, entry);
    }
    if (previous !== (before ? hashOfEntry(before) : null)) {
      const reason = before
        ? `"${document}" of ${version} does not follow from the entry of ${before.version}, so one of the two was changed`
        : `an entry of "${document}" before ${version} is missing`;
      report(`the chain is broken: ${reason}`, entry);
    }
    before = entry;
  }
  if (latest[document] !== (before && hashOfEntry(before))) {
    const message = before
      ? `the chain is broken at its end: the entry of "${document}" of ${before.version} was changed, or one after it is missing`
      : `the chain is broken: all entries of "${document}" are missing`;
    report(message, before);
  }
  return problems;
}
