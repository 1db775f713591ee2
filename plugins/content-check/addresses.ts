import type { Report } from '../mdx-content';
import type { VersionName } from '../legal-record';
import { pageOf, type Anchors } from './anchors';
import type { CheckedDocument } from './checked-document';
import type { SitePage } from './options';
import type { Site } from './rules/rule';

/** All addresses of the site that links can point to. */
interface Addresses extends Site {
  /** Undefined while they are not all known. */
  anchors: Anchors | undefined;
  /** The pages of the site, one for each file where files have pages of their own. */
  pages: readonly SitePage[];
  /** The recorded versions of legal documents. */
  versions: readonly VersionName[];
  /** The edited legal documents become versions when they are recorded. */
  documents: ReadonlyMap<string, CheckedDocument>;
}

/** Percent-decodes a part of an address; returns it unchanged when its encoding is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What is wrong with an address. */
interface AddressProblem {
  message: string;
  help: string;
}

/**
 * Requires links to have a well-formed address, and links within the site to lead to a page, file or anchor. The
 * anchors of recorded versions are checked on the built site.
 */
export function checkLinks(document: CheckedDocument, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    const problem = problemOfAddress(url, document, addresses);
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

function problemOfAddress(
  url: string,
  from: CheckedDocument,
  addresses: Addresses,
): AddressProblem | undefined {
  const siteUrl = String(addresses.facts['url']);
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) {
    const within = url.slice(siteUrl.length) || '/';
    return {
      message: 'this link names the site itself',
      help: `Write only what follows the site's name: ${within}.`,
    };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme && scheme !== 'https') {
    return {
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with https://, /, #, mailto: or tel:.',
    };
  }
  if (/^https:\/\/[^/?#]/i.test(url) && URL.canParse(url)) return undefined;
  // Two leading slashes mean another site.
  if (/^(?:#|\/(?![/\\]))/.test(url)) return problemWithin(url, from, addresses);
  return {
    message: `"${url}" is no complete address`,
    help: 'Begin with https:// and a name for another site, with / for a page of this site, or with # for a place on the same page.',
  };
}

/** An address within the site in its parts. */
interface OwnAddress {
  path: string;
  query: string | undefined;
  hash: string | undefined;
}

function partsOf(url: string): OwnAddress {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(url) ?? [];
  return { path, query, hash };
}

/** What is wrong with an address within the site. */
function problemWithin(url: string, from: CheckedDocument, addresses: Addresses): AddressProblem | undefined {
  const { pages } = addresses;
  const address = partsOf(url);
  const page =
    address.path === ''
      ? pageOf(from, pages)
      : pages.find(({ path, isUnlinked }) => !isUnlinked && isSamePath(path, address.path));
  const tab = page?.tabs?.find((name) => address.query === `tab=${name}`);
  if (page && (address.query === undefined || tab))
    return problemOfAnchor(address, page, tab, from, addresses);
  const isFile = addresses.files.has(decoded(address.path));
  if (isFile || isVersion(address, addresses)) return undefined;
  const paths = pages.filter(({ isUnlinked }) => !isUnlinked).flatMap(addressesOf);
  return {
    message: `the site has no page or file "${url}"`,
    help: `Pages are ${paths.join(', ')}, and versions of legal documents, which ${addresses.options.record.addresses.history} lists; files are in the folder static/, such as /favicon.svg. Capital letters count.`,
  };
}

function problemOfAnchor(
  { hash }: OwnAddress,
  page: SitePage,
  tab: string | undefined,
  from: CheckedDocument,
  { anchors }: Addresses,
): AddressProblem | undefined {
  const ids = anchors?.get(page);
  if (hash === undefined || !ids) return undefined;
  const id = decoded(hash);
  if (!ids.has(id)) {
    return {
      message: `there is no place "#${id}" on the page ${page.path}`,
      help: `Write one of these: ${[...ids].map((one) => `#${one}`).join(', ')}.`,
    };
  }
  const shownTab = tab ?? page.tabs?.find((name) => name === from.name) ?? page.tabs?.[0];
  const tabOfAnchor = page.tabs?.find((name) => id.startsWith(`${name}-`));
  if (!tabOfAnchor || tabOfAnchor === shownTab) return undefined;
  return {
    message: `"#${id}" is in another tab, which this link does not open`,
    help: `Write ${page.path}?tab=${tabOfAnchor}#${id}.`,
  };
}

/** Whether an address is that of a version that is recorded, or will be when its document is recorded. */
function isVersion({ path, query }: OwnAddress, { documents, options, versions }: Addresses): boolean {
  if (query !== undefined) return false;
  const { addresses, documents: names } = options.record;
  const edited = names.flatMap((document): VersionName[] => {
    const version = documents.get(`legal/${document}.mdx`)?.frontMatter?.['lastUpdated'];
    return typeof version === 'string' ? [{ document, version }] : [];
  });
  return [...versions, ...edited].some(({ document, version }) =>
    isSamePath(addresses.version(document, version), path),
  );
}

const isSamePath = (one: string, other: string) => withoutSlash(one) === withoutSlash(other);

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

const addressesOf = ({ path, tabs }: SitePage): string[] =>
  tabs ? tabs.map((tab) => `${path}?tab=${tab}`) : [path];
