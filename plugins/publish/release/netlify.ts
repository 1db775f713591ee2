import { CACHING } from './hashed-files';
import type { Hosting } from './hosting';

/** Limits of Cloudflare Pages (its documentation, "Headers"). */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/**
 * Text of `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that matches two
 * rules, so files without a hash get their default, "max-age=0, must-revalidate".
 *
 * @throws Error when a line exceeds Cloudflare's limit
 */
export function headersFile({ headers, hashedFiles }: Hosting): string {
  const rules: [string, Record<string, string>][] = [
    ['/*', headers],
    // Each by its name: with a pattern, caches would keep a 404 for a year.
    ...hashedFiles.map((file): [string, Record<string, string>] => [
      file,
      { 'Cache-Control': CACHING.hashed },
    ]),
  ];
  const lines = rules
    // Browsers revalidate the files beyond the limit.
    .slice(0, MAX_RULES)
    .flatMap(([file, values]) => [
      file,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Text of `_redirects` for Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
