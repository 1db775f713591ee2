import { BuildError } from '../../shared/gatsby/build-error';
import { pathRules, type Hosting, type Rule } from './hosting';

/**
 * The longest line of `_headers` that Cloudflare Pages reads, in characters (its documentation, "Headers").
 */
const LONGEST_LINE = 2000;

/**
 * Makes the text of `_headers` for Netlify and Cloudflare Pages. Where several rules give the same
 * header, Cloudflare joins the values, unless a later rule detaches the header first (`! Name`).
 * Netlify ignores such lines, and the value of the later rule replaces the earlier one.
 *
 * @throws BuildError when a line is too long for Cloudflare Pages
 */
export function headersFile(hosting: Hosting): string {
  const lines = [
    '/*',
    ...headerLines(hosting.headers),
    ...pathRules('*', hosting).flatMap((rule) => [
      rule.pattern,
      ...replacedHeaders(rule, hosting).map((name) => `  ! ${name}`),
      ...headerLines(rule.headers),
    ]),
  ];
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new BuildError(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads at most ${LONGEST_LINE}: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const headerLines = (headers: Rule['headers']): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** @returns the names of the headers of every response that a rule gives another value */
const replacedHeaders = (rule: Rule, { headers }: Hosting): string[] =>
  Object.keys(rule.headers).filter((name) => name in headers);

/** Makes the text of `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
