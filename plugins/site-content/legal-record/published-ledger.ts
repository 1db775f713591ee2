import { z } from 'zod';
import { timestampPaths } from '../../../src/shared/version-address';
import { ledgerFile, sha256Hex, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';

/** The version of the format: every change raises it. Without a number, it is 1. */
const FORMAT = 2;

/** The schema of the ledger that the site publishes; docs/ledger.schema.json is the same in JSON Schema. */
export const publishedLedgerFile = ledgerFile.extend({
  format: z.literal(FORMAT).optional(),
  /** By the hash of the entry: an entry is hashed as it is, so nothing can be added to it. */
  timestamps: z
    .record(
      sha256Hex,
      z.strictObject({
        /** In UTC. */
        time: z.iso.datetime(),
        authority: z.string(),
        /** Path of the answer of the authority (RFC 3161, section 2.4.2). */
        token: z.string(),
        /** Path of the certificate to verify it with, PEM. */
        certificate: z.string(),
      }),
    )
    .optional(),
});

/** The recorded ledger, each line as it is, with the number of the format and links to the timestamps. */
export function publishedLedger(entries: readonly LedgerEntry[], versions: readonly LegalVersion[]): string {
  const lines = versions.flatMap(({ document, date, timestamp }) => {
    if (!timestamp) return [];
    const { entry, time, authority } = timestamp;
    return `    "${entry}": ${JSON.stringify({ time, authority, ...timestampPaths(document, date) })}`;
  });
  const timestamps = lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}';
  return writeLedger(entries)
    .replace(/^\{/, `{\n  "format": ${FORMAT},`)
    .replace(/\n\}\n$/, () => `,\n  "timestamps": ${timestamps}\n}\n`);
}
