import { CACHING } from './hashed-files';
import type { Hosting } from './hosting';

/** Cloudflare Pages reads no more rules and no longer lines (its documentation, "Headers"). */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two rules give, so
 * each header is given once; what is not hashed is left to their own "max-age=0, must-revalidate".
 *
 * @throws Error when a line is longer than Cloudflare reads
 */
export function headersFile({ headers, hashedFiles }: Hosting): string {
  const rules: [string, Record<string, string>][] = [
    ['/*', headers],
    // Each by its name: a pattern would also give a missing file a year in every cache.
    ...hashedFiles.map((file): [string, Record<string, string>] => [
      file,
      { 'Cache-Control': CACHING.hashed },
    ]),
  ];
  const lines = rules
    // Those beyond are asked for again at each visit, which costs little.
    .slice(0, MOST_RULES)
    .flatMap(([file, given]) => [
      file,
      ...Object.entries(given).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads ${LONGEST_LINE}: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects` for Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
