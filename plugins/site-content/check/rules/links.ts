import type { Definition, Link, LinkReference, Text } from 'mdast';
import { problemOfAddress } from '../address-problems';
import type { Addresses } from '../addresses';
import type { ContentDocument } from '../../parse/content-document';
import type { Problem, Report } from '../../parse/finding';
import type { Outline } from '../outline';
import { proseOfInline } from '../prose';
import { placeAt } from '../../parse/source-text';
import { startOf, type Rule, type Site } from './rule';

/** Requires links to have words and a well-formed address. */
export const links: Rule = ({ document }, site, report) => {
  const { nodes, body } = document;
  for (const node of nodes.of('link')) {
    if (isBare(node, body)) bareAddress(node, report);
    else {
      words(node, document, site, report);
      form(node, site, report);
    }
  }
  for (const node of nodes.of('linkReference')) words(node, document, site, report);
  for (const node of nodes.of('definition')) form(node, site, report);
  for (const node of nodes.of('text')) brokenLink(node, body, report);
};

/** Requires links within the site to lead to a page, file or anchor. */
export function destinations(document: Outline, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    // Two leading slashes mean another site: the rule on form reports them.
    const problem = /^(?:#|\/(?![/\\]))/.test(url) ? problemOfAddress(url, document, addresses) : undefined;
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

/** An autolink: GitHub Flavored Markdown makes links of bare addresses. */
const isBare = ({ position }: Link, body: string) => body[position?.start.offset ?? 0] !== '[';

function bareAddress(node: Link, report: Report): void {
  // Email addresses are left to the rule on facts.
  if (node.url.startsWith('mailto:')) return;
  report(startOf(node), {
    rule: 'bare-address',
    message: 'a web address stands in the text',
    help: `Write [words that say where the link leads](${node.url.replace(/^http:/, 'https:')}).`,
  });
}

function words(node: Link | LinkReference, document: ContentDocument, site: Site, report: Report): void {
  const prose = proseOfInline(node, document.body, site.expand);
  if (prose.some(({ text }) => text.trim() !== '')) return;
  report(startOf(node), {
    rule: 'link',
    message: 'this link has no words',
    help: 'Write words between the square brackets that say where the link leads.',
  });
}

function form(node: Link | Definition, { facts }: Site, report: Report): void {
  const problem = problemOfForm(node.url, facts?.url);
  if (problem) report(startOf(node), problem);
}

/** Checks the form of an address, not whether it exists. */
function problemOfForm(url: string, siteUrl: string | undefined): Problem | undefined {
  const rule = 'link';
  // Browsers ignore control characters and spaces in a scheme.
  // eslint-disable-next-line no-control-regex
  const address = url.replace(/[\u0000-\u0020]/g, '');
  if (address === '') {
    return {
      rule,
      message: 'this link has no address',
      help: 'Write the address between the round brackets.',
    };
  }
  if (siteUrl && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return {
      rule,
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
  if (scheme === 'https') return problemOfHttps(address);
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme) {
    return {
      rule: 'unsafe-link',
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with https://, /, #, mailto: or tel:.',
    };
  }
  if (/^(?:\/[/\\]|\\)/.test(address) || !/^[/#]/.test(address)) {
    return {
      rule,
      message: `"${url}" is no complete address`,
      help: 'Begin with https:// for another site, with / for a page of this site, or with # for a place on the same page.',
    };
  }
  return undefined;
}

function problemOfHttps(address: string): Problem | undefined {
  if (/^https:\/\/[^/?#]/i.test(address) && URL.canParse(address)) return undefined;
  return {
    rule: 'link',
    message: `"${address}" is no complete address`,
    help: 'Write https:// and the name of the site.',
  };
}

/** Reports brackets that look like a link and are not one. */
function brokenLink(node: Text, body: string, report: Report): void {
  const { start, end } = node.position ?? {};
  const from = start?.offset ?? 0;
  const written = body.slice(from, end?.offset ?? from);
  const broken = /(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/.exec(written);
  if (!broken) return;
  report(placeAt(body, from + broken.index), {
    rule: 'link',
    message: 'a link is begun here that is not complete',
    help: 'Write [words](address) without a space between the brackets and in the address.',
  });
}
