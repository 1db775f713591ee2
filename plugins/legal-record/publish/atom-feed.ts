import { formatDate } from '../../shared/text/format-date';
import { LANGUAGE } from '../../shared/text/language';
import type { LegalAddresses } from '../options';
import { entriesOfDocument } from '../record/ledger';
import type { LegalVersion } from '../record/legal-version';
import type { OwnFacts } from '../record/own-facts';

/** @returns an Atom feed (RFC 4287) with an entry for each version, newest first */
export function atomFeed(
  versions: readonly LegalVersion[],
  { brand, url }: OwnFacts,
  addresses: LegalAddresses,
): string {
  const newestFirst = [...versions].sort((a, b) => b.effectiveDate.localeCompare(a.effectiveDate));
  const entries = newestFirst.map((version) => {
    const address = addresses.version(version.documentName, version.effectiveDate);
    const [first] = entriesOfDocument(versions, version.documentName);
    return feedEntry(version, titleOf(version, version === first), `${url}${address}`);
  });
  const lastUpdate = versions.map(updateTimeOf).sort().at(-1) ?? '1970-01-01T00:00:00Z';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
  <id>${url}${addresses.feed}</id>
  <title>${escapeXml(`Changes to the legal documents of ${brand}`)}</title>
  <updated>${lastUpdate}</updated>
  <author><name>${escapeXml(brand)}</name></author>
  <link rel="self" type="application/atom+xml" href="${url}${addresses.feed}"/>
  <link rel="alternate" type="text/html" href="${url}${addresses.history}"/>
${entries.join('\n')}
</feed>
`;
}

/** A first version may have been published later than on its date, so its title says only the date. */
function titleOf({ title, effectiveDate }: LegalVersion, isFirst: boolean): string {
  const day = formatDate(effectiveDate);
  return isFirst ? `${title}, version of ${day}` : `${title}, in effect from ${day}`;
}

/** @param url the address of the version's page. It is the id of the entry too, so it must never change. */
function feedEntry(version: LegalVersion, title: string, url: string): string {
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(title)}</title>
    <updated>${updateTimeOf(version)}</updated>
    <link rel="alternate" type="text/html" href="${url}"/>
    <summary>${escapeXml(version.changeNote)}</summary>
  </entry>`;
}

/**
 * `updated` is the time of the last significant change (RFC 4287, section 4.2.15), which is the day
 * of recording. The oldest versions have no such day: theirs is the day on which they took effect.
 */
const updateTimeOf = ({ effectiveDate, recorded }: LegalVersion): string =>
  `${recorded ?? effectiveDate}T00:00:00Z`;

/** Characters that no XML 1.0 document may contain, not even escaped (XML 1.0, section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes text for the content of an element, and replaces characters that XML forbids. `>` is
 * escaped because the content of an element may not have `]]>` (XML 1.0, section 2.4).
 */
const escapeXml = (value: string): string =>
  value.replace(FORBIDDEN, '\ufffd').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
