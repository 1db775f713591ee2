import { writeReservedFiles } from '../../shared/files/write-public-files';
import type { LegalRecordOptions } from '../options';
import { ledgerFields } from '../record/ledger';
import { legalKindOf } from '../record/legal-kind-of';
import type { OwnFacts } from '../record/own-facts';
import type { LegalRecord } from '../record/read-record';
import { atomFeed } from './atom-feed';

/** ledger.schema.json describes this format. Ledgers without a number have the format 1. */
const FORMAT = 3;

/** Says what to do when static/ has a file of the record. */
const ADVICE = 'rename it, because no other file may pass for a part of the legal record';

/** Writes each recorded text with its timestamp, the ledger and the feed into the built site. */
export function publishRecord(
  record: LegalRecord,
  facts: OwnFacts,
  publicFolder: string,
  options: Pick<LegalRecordOptions, 'addresses' | 'model'>,
): void {
  const { addresses } = options;
  const files: Record<string, string | Buffer> = {
    [addresses.ledger]: publishedLedger(record, facts, options),
    [addresses.feed]: atomFeed(record.versions, facts, addresses),
  };
  for (const { documentName, effectiveDate, source, timestamp } of record.versions) {
    const paths = addresses.files(documentName, effectiveDate);
    files[paths.text] = source;
    if (!timestamp) continue;
    files[paths.token] = timestamp.token;
    files[paths.certificate] = timestamp.certificate;
  }
  writeReservedFiles(files, ADVICE, publicFolder);
}

/**
 * Makes the ledger that visitors get: the lines of the recorded one, unchanged, with the number of
 * the format, whether the versions are drafts, and links to the timestamps.
 *
 * @returns the text of a JSON file, as ledger.schema.json describes it
 */
function publishedLedger(
  { versions }: LegalRecord,
  { unpublished }: OwnFacts,
  { addresses, model }: Pick<LegalRecordOptions, 'addresses' | 'model'>,
): string {
  const links = versions.flatMap(({ documentName, effectiveDate, timestamp }) => {
    if (!timestamp) return [];
    const { entryHash, time, authority } = timestamp;
    const { token, certificate } = addresses.files(documentName, effectiveDate);
    return `    "${entryHash}": ${JSON.stringify({ time, authority, token, certificate })}`;
  });
  const timestamps = links.length > 0 ? `{\n${links.join(',\n')}\n  }` : '{}';
  const fields = [`  "format": ${FORMAT}`];
  if (unpublished) fields.push('  "unpublished": true');
  const { names } = legalKindOf(model);
  fields.push(ledgerFields(versions, names), `  "timestamps": ${timestamps}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}
