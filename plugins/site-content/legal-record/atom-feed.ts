import { formatDate } from '../../../src/shared/format-date';
import { ROUTES } from '../../../src/shared/routes';
import { FEED_PATH, timestampPaths, versionPath } from '../../../src/shared/version-address';
import type { SiteFacts } from '../site-facts';
import type { LegalVersion } from './legal-version';

/**
 * Writes an Atom feed (RFC 4287) with an entry for each version, newest first. `updated` is the day of recording, when a
 * version was last changed (section 4.2.15); for the first versions, which lack it, the day on which they took effect.
 */
export function atomFeed(versions: readonly LegalVersion[], { brand, url }: SiteFacts): string {
  const entries = versions
    // The address is also the id of the entry, so it must never change.
    .map((version) => ({ ...version, address: url + versionPath(version.document, version.date) }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(url + FEED_PATH)}</id>`,
    `  <title>${escapeXml(`Versions of the legal documents of ${brand}`)}</title>`,
    `  <updated>${timeOf(entries.map(updatedOf).sort().at(-1) ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeXml(brand)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(url + FEED_PATH)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(url + ROUTES.history.path)}"/>`,
    ...entries.flatMap(({ address, document, title, date, recorded, changeNote, timestamp }) => [
      '  <entry>',
      `    <id>${escapeXml(address)}</id>`,
      `    <title>${escapeXml(`${title}, in force from ${formatDate(date)}`)}</title>`,
      `    <updated>${timeOf(updatedOf({ date, recorded }))}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
      ...(timestamp
        ? [
            `    <link rel="related" type="application/timestamp-reply" href="${escapeXml(url + timestampPaths(document, date).token)}"/>`,
          ]
        : []),
      `    <summary>${escapeXml(changeNote)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

const updatedOf = ({ date, recorded }: Pick<LegalVersion, 'date' | 'recorded'>): string => recorded ?? date;

const timeOf = (date: string): string => `${date}T00:00:00Z`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
