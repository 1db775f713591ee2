import { formatDate } from '../mdx-content';
import type { LegalVersion } from './legal-version';
import type { LegalAddresses, RecordFacts } from './options';

/**
 * Writes an Atom feed (RFC 4287) with an entry for each version, newest first. `updated` is the day of recording, when a
 * version was last changed (section 4.2.15); for the first versions, which lack it, the day on which they took effect.
 */
export function atomFeed(
  versions: readonly LegalVersion[],
  { brand, url }: RecordFacts,
  addresses: LegalAddresses,
): string {
  const newestFirst = [...versions].sort((a, b) => b.version.localeCompare(a.version));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${url}${addresses.feed}</id>
  <title>${escape(`Changes to the legal documents of ${brand}`)}</title>
  <updated>${versions.map(updatedOf).sort().at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escape(brand)}</name></author>
  <link rel="self" type="application/atom+xml" href="${url}${addresses.feed}"/>
  <link rel="alternate" type="text/html" href="${url}${addresses.history}"/>
${newestFirst.map((version) => entryOf(version, url + addresses.version(version.document, version.version))).join('\n')}
</feed>
`;
}

/** @param address also the id of the entry, so it must never change */
function entryOf(version: LegalVersion, address: string): string {
  return `  <entry>
    <id>${address}</id>
    <title>${escape(`${version.title}, in effect from ${formatDate(version.version)}`)}</title>
    <updated>${updatedOf(version)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${escape(version.changeNote)}</summary>
  </entry>`;
}

const updatedOf = ({ version, recorded }: LegalVersion): string => `${recorded ?? version}T00:00:00Z`;

/** Characters that no XML 1.0 document may contain, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes text for the content of an element. `]]>` may not stand there, so `>` is escaped too (section 2.4). The
 * addresses of the site have no characters to escape.
 */
const escape = (value: string): string =>
  value.replace(FORBIDDEN, '\ufffd').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
