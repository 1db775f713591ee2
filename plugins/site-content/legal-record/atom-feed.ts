interface FeedEntry {
  /** Absolute address; also the id of the entry, so it must never change. */
  url: string;
  title: string;
  summary: string;
  /** As `2025-05-02`. */
  date: string;
}

interface Feed {
  title: string;
  author: string;
  /** The absolute address of the feed. */
  self: string;
  /** The absolute address of the page with the same entries. */
  page: string;
  entries: readonly FeedEntry[];
}

/** Writes an Atom feed (RFC 4287), newest entry first. */
export function atomFeed({ title, author, self, page, entries }: Feed): string {
  const sorted = [...entries].sort((a, b) => b.date.localeCompare(a.date) || a.url.localeCompare(b.url));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(self)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${timeOf(sorted[0]?.date ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...sorted.flatMap((entry) => [
      '  <entry>',
      `    <id>${escapeXml(entry.url)}</id>`,
      `    <title>${escapeXml(entry.title)}</title>`,
      `    <updated>${timeOf(entry.date)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
      `    <summary>${escapeXml(entry.summary)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

const timeOf = (date: string): string => `${date}T00:00:00Z`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Leaves out the characters that XML 1.0 does not allow (section 2.2). */
const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
