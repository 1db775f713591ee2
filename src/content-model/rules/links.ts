import type { Definition, Image, ImageReference, Link, LinkReference, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { faultOfAddress, type Addresses } from '../addresses';
import type { ContentDocument } from '../content-document';
import type { Problem, Report } from '../finding';
import { proseOfInline } from '../prose';
import { placeAt } from '../source-text';
import { startOf, type Rule, type Site } from './rule';

/** Links have words, and lead somewhere that a reader may be sent. */
export const links: Rule = ({ document }, site, report) => {
  const { tree, body } = document;
  if (!tree) return;
  const imagesOnly = definitionsOfImages(tree);
  visit(tree as Root, (node) => {
    if (node.type === 'link') {
      if (isBare(node, body)) bareAddress(node, report);
      else {
        words(node, document, site, report);
        destination(node, document, site, report);
      }
    } else if (node.type === 'linkReference') words(node, document, site, report);
    else if (node.type === 'definition') {
      if (!imagesOnly.has(node.identifier)) destination(node, document, site, report);
    } else if (node.type === 'text') brokenLink(node, body, report);
  });
};

/** Definitions (`[name]: address`) that are used by images and not by links. */
function definitionsOfImages(tree: Root): Set<string> {
  const found = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }: ImageReference) => void found.add(identifier));
  visit(tree, 'linkReference', ({ identifier }: LinkReference) => void found.delete(identifier));
  return found;
}

/** Written as an address only, which the parser turns into a link. */
const isBare = ({ position }: Link, body: string) => body[position?.start.offset ?? 0] !== '[';

function bareAddress(node: Link, report: Report): void {
  // Addresses of persons are left to the rule on the site's facts.
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

function destination(
  node: Link | Definition,
  from: ContentDocument,
  { addresses, facts }: Site,
  report: Report,
): void {
  const problem = problemOfAddress(node.url, facts?.url) ?? nowhere(node.url, from, addresses);
  if (problem) report(startOf(node), problem);
}

function nowhere(url: string, from: ContentDocument, addresses: Addresses): Problem | undefined {
  const fault = /^[/#]/.test(url) ? faultOfAddress(url, from, addresses) : undefined;
  return fault && { rule: 'link', ...fault };
}

/** What is wrong with an address by its form alone. */
function problemOfAddress(url: string, siteUrl: string | undefined): Problem | undefined {
  const rule = 'link';
  // Browsers pass over control characters and spaces in an address, so they cannot hide its scheme.
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

/** Brackets that were meant as a link stay visible to the reader. */
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

export type AnyImage = Image | ImageReference;
