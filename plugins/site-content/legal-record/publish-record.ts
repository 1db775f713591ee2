import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { readLegalRecord, type RecordedVersion } from './recorded-versions';
import { siteDate } from '../site-date';
import { readSiteFacts } from '../parse/read-content';
import type { SiteFacts } from '../schemas';
import { formatDate } from '../../../src/shared/format-date';
import { FEED_PATH, LEDGER_PATH } from '../../../src/shared/version-address';
import { ROUTES } from '../../../src/shared/routes';
import { atomFeed } from './atom-feed';

/** Puts the record beside the pages: each recorded file as it is, the ledger and the feed. */
export function publishLegalRecord({ reporter }: ParentSpanPluginArgs): void {
  try {
    writeLegalRecord(path.resolve('content'), path.resolve('public'));
  } catch (error) {
    reporter.panic(`The legal record cannot be published.\n\n${(error as Error).message}`);
  }
}

/**
 * @param contentRoot the folder `content`
 * @param publicFolder the built site
 * @throws Error when the record was changed, or what the file system throws
 */
export function writeLegalRecord(contentRoot: string, publicFolder: string): void {
  const { versions, ledger } = readLegalRecord(contentRoot, siteDate());
  const { facts } = readSiteFacts(readFileSync(path.join(contentRoot, 'site.yaml'), 'utf8'));
  if (!facts) throw new Error('content/site.yaml has a mistake: run npm run check:content.');
  const files: [string, Buffer][] = [
    ...versions.map(({ file, source }): [string, Buffer] => [file, source]),
    [LEDGER_PATH, Buffer.from(ledger)],
    [FEED_PATH, Buffer.from(feedOf(versions, facts))],
  ];
  for (const [address, content] of files) {
    const target = path.join(publicFolder, address);
    // Thousands lie there from the build before.
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
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
