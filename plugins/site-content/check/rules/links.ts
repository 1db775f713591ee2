import type { Link, Text } from 'mdast';
import type { Problem, Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import { placeAt } from '../../parse/source-text';
import { proseOfInline } from '../prose';
import type { Rule } from './rule';

/** Requires links to have words and a well-formed address. */
export const links: Rule = ({ document: { nodes, body } }, { facts }, report) => {
  for (const node of nodes('link', 'linkReference', 'definition')) {
    const place = startOf(node);
    if (node.type === 'link' && isBare(node, body)) {
      // Email addresses are left to the rule on facts.
      if (!node.url.startsWith('mailto:')) report(place, bareAddress(node));
      continue;
    }
    if (node.type !== 'definition' && !proseOfInline(node, body, facts).some(({ text }) => text.trim())) {
      report(place, {
        rule: 'link',
        message: 'this link has no words',
        help: 'Write words between the square brackets that say where the link leads.',
      });
    }
    const problem = node.type === 'linkReference' ? undefined : problemOfForm(node.url, facts?.url);
    if (problem) report(place, { rule: 'link', ...problem });
  }
  for (const node of nodes('text')) brokenLink(node, body, report);
};

/** An autolink: GitHub Flavored Markdown makes links of bare addresses. */
const isBare = ({ position }: Link, body: string) => body[position?.start.offset ?? 0] !== '[';

const bareAddress = ({ url }: Link): Problem => ({
  rule: 'bare-address',
  message: 'a web address stands in the text',
  help: `Write [words that say where the link leads](${url.replace(/^http:/, 'https:')}).`,
});

/** Checks the form of an address, not whether it exists. */
function problemOfForm(
  url: string,
  siteUrl: string | undefined,
): (Pick<Problem, 'message' | 'help'> & Partial<Problem>) | undefined {
  // Browsers ignore control characters and spaces in a scheme.
  // eslint-disable-next-line no-control-regex
  const address = url.replace(/[\u0000-\u0020]/g, '');
  if (address === '') {
    return { message: 'this link has no address', help: 'Write the address between the round brackets.' };
  }
  if (siteUrl && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return {
      message: 'this link names the site itself',
      help: `Write only what follows the site's name: ${address.slice(siteUrl.length) || '/'}.`,
    };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'http') {
    return {
      rule: 'insecure-link',
      message: 'this link is not encrypted (http:)',
      help: 'Write https: in the place of http:, and try whether the address works.',
    };
  }
  if (scheme === 'https') {
    if (/^https:\/\/[^/?#]/i.test(address) && URL.canParse(address)) return undefined;
    return {
      message: `"${address}" is no complete address`,
      help: 'Write https:// and the name of the site.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme) {
    return {
      rule: 'unsafe-link',
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with https://, /, #, mailto: or tel:.',
    };
  }
  if (/^(?:#|\/(?![/\\]))/.test(address)) return undefined;
  return {
    message: `"${url}" is no complete address`,
    help: 'Begin with https:// for another site, with / for a page of this site, or with # for a place on the same page.',
  };
}

/** Reports brackets that look like a link and are not one. */
function brokenLink({ position }: Text, body: string, report: Report): void {
  const start = position?.start.offset ?? 0;
  const written = body.slice(start, position?.end.offset ?? start);
  const broken = /(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/.exec(written);
  if (!broken) return;
  report(placeAt(body, start + broken.index), {
    rule: 'link',
    message: 'a link is begun here that is not complete',
    help: 'Write [words](address) without a space between the brackets and in the address.',
  });
}
