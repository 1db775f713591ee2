import type { Finding } from '../parse/finding';
import { LEGAL_DOCUMENTS } from '../kinds';
import { entriesOf, hashOfEntry, ledgerFile, writeLedger, type Ledger, type LedgerEntry } from './ledger';
import { LEDGER_SHOWN, recordFinding, RESTORE } from './record-finding';

/** The line of the first entry; each entry has one line. */
const FIRST_LINE = 3;

/**
 * Checks ledger.json alone: its fields, the chain of each document, the order of dates, and
 * that it is byte for byte what the command writes.
 *
 * @returns no entries where it is not valid JSON with these fields
 */
export function checkLedger(text: string): { entries: LedgerEntry[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const report = (message: string, entry?: number) =>
    findings.push(
      recordFinding(
        LEDGER_SHOWN,
        message,
        RESTORE,
        'record-changed',
        entry === undefined ? 1 : entry + FIRST_LINE,
      ),
    );

  const ledger = parseLedger(text, report);
  if (!ledger) return { entries: [], findings };
  for (const document of LEGAL_DOCUMENTS) checkChain(ledger, document, report);
  if (findings.length === 0 && text !== writeLedger(ledger.entries)) {
    report('the ledger is not as the command writes it: an entry or a space was moved or changed');
  }
  return { entries: ledger.entries, findings };
}

type ReportEntry = (message: string, entry?: number) => void;

function parseLedger(text: string, report: ReportEntry): Ledger | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    report('the ledger is not readable JSON');
    return null;
  }
  const { success, data, error } = ledgerFile.safeParse(json);
  if (success) return data;
  for (const { path, code, message } of error.issues) {
    const [part, index, field] = path.map(String);
    const place = part === 'entries' && index !== undefined ? Number(index) : undefined;
    const named = field ?? part ?? 'the file';
    const reason = code === 'unrecognized_keys' ? message.toLowerCase() : 'it does not hold what it should';
    report(
      place === undefined
        ? `the ledger is changed at "${named}": ${reason}`
        : `entry ${place + 1} is changed at "${named}": ${reason}`,
      place,
    );
  }
  return null;
}

function checkChain(
  { entries, latest }: Ledger,
  document: LedgerEntry['document'],
  report: ReportEntry,
): void {
  let before: LedgerEntry | undefined;
  for (const entry of entriesOf(entries, document)) {
    const place = entries.indexOf(entry);
    if (before && entry.version <= before.version) {
      report(
        `the versions of "${document}" do not follow each other: ${entry.version} comes after ${before.version}`,
        place,
      );
    }
    if (entry.previous !== (before ? hashOfEntry(before) : null)) {
      report(
        before
          ? `the chain is broken: "${document}" of ${entry.version} does not follow from the entry of ${before.version}, so one of the two was changed`
          : `the chain is broken: an entry of "${document}" before ${entry.version} is missing`,
        place,
      );
    }
    before = entry;
  }
  if (latest[document] !== (before && hashOfEntry(before))) {
    report(
      before
        ? `the chain is broken at its end: the entry of "${document}" of ${before.version} was changed, or one after it is missing`
        : `the chain is broken: all entries of "${document}" are missing`,
      before && entries.indexOf(before),
    );
  }
}
