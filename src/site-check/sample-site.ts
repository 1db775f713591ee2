import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const URL = 'https://a.example';

/** For tests: a small site that every check finds right. `head` and `body` add to a page. */
export function samplePage(address: string, { head = '', body = '', index = true } = {}): string {
  const canonical = `${URL}${address}`;
  const meta = [
    ['og:title', address],
    ['og:description', 'D'],
    ['og:url', canonical],
    ['og:image', `${URL}/picture.png?v=1`],
    ['og:image:alt', 'A picture'],
  ].map(([name, content]) => `<meta property="${name}" content="${content}">`);
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>The page ${address}</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="About ${address}"><meta name="twitter:card" content="summary">
<meta name="robots" content="${index ? 'max-image-preview:large' : 'noindex'}">
<link rel="canonical" href="${canonical}">${meta.join('')}${head}</head>
<body><main><h1>The page</h1>${body}</main></body></html>
`;
}

const xml = (root: string, namespace: string, content: string) =>
  `<?xml version="1.0" encoding="utf-8"?><${root} xmlns="${namespace}">${content}</${root}>`;

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const times = '<updated>2025-05-02T00:00:00Z</updated>';
const entry = `<entry><id>${URL}/legal</id><title>T</title>${times}<link href="${URL}/legal"/></entry>`;

export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  'index.html': samplePage('/', { body: '<p id="a"><a href="/legal#top">L</a> <a href="#a">A</a></p>' }),
  'legal/index.html': samplePage('/legal', { body: '<p id="top"><a href="/">Home</a></p>' }),
  '404.html': samplePage('/404', { index: false }).replace(/<link rel="canonical"[^>]*>/, ''),
  'picture.png': '',
  'legal/feed.xml': xml(
    'feed',
    'http://www.w3.org/2005/Atom',
    `<id>f</id><title>F</title>${times}<link rel="self" href="${URL}/legal/feed.xml"/>${entry}`,
  ),
  'sitemap-index.xml': xml('sitemapindex', SITEMAP, `<sitemap><loc>${URL}/sitemap-0.xml</loc></sitemap>`),
  'sitemap-0.xml': xml(
    'urlset',
    SITEMAP,
    `<url><loc>${URL}/</loc></url><url><loc>${URL}/legal</loc><lastmod>2025-05-02</lastmod></url>`,
  ),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${URL}/sitemap-index.xml\n`,
};

/**
 * Writes the sample into a new folder.
 *
 * @param changes files to be written otherwise, or, where they are null, not at all
 * @returns the folder
 */
export function writeSample(changes: Readonly<Record<string, string | null>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [file, content] of Object.entries({ ...SAMPLE_FILES, ...changes })) {
    if (content === null) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
