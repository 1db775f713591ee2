import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { LegalRecord, RecordedVersion } from './read-legal-record';
import { recordOfNodes } from './version-nodes';
import type { SiteFacts } from '../schemas';
import { formatDate } from '../../../src/shared/format-date';
import { FEED_PATH, LEDGER_PATH } from '../../../src/shared/version-address';
import { ROUTES } from '../../../src/shared/routes';
import { atomFeed } from './atom-feed';

/** Puts the record beside the pages: each recorded file and the ledger as they are, and the feed. */
export function publishLegalRecord({ getNodesByType, reporter }: ParentSpanPluginArgs): void {
  const facts = getNodesByType('SiteFacts')[0] as unknown as SiteFacts;
  try {
    writeLegalRecord(recordOfNodes(), facts, path.resolve('public'));
  } catch (error) {
    reporter.panic(`The legal record cannot be published.\n\n${(error as Error).message}`);
  }
}

/**
 * Writes the recorded files, the ledger and the feed.
 *
 * @param publicFolder the built site
 */
export function writeLegalRecord(record: LegalRecord, facts: SiteFacts, publicFolder: string): void {
  const files: [address: string, content: string | Buffer][] = [
    ...record.versions.map(({ file, source }): [string, Buffer] => [file, source]),
    [LEDGER_PATH, record.ledger],
    [FEED_PATH, feedOf(record.versions, facts)],
  ];
  for (const [address, content] of files) {
    const target = path.join(publicFolder, address);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function feedOf(versions: readonly RecordedVersion[], { brand, url }: SiteFacts): string {
  return atomFeed({
    title: `Versions of the legal documents of ${brand}`,
    author: brand,
    self: `${url}${FEED_PATH}`,
    page: `${url}${ROUTES.history.path}`,
    entries: versions.map(({ path: address, title, date, changeNote }) => ({
      url: `${url}${address}`,
      title: `${title}, in force from ${formatDate(date)}`,
      summary: changeNote,
      date,
    })),
  });
}
