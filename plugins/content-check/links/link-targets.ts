import type { Report } from '../../shared/text/finding';
import type { CheckedDocument } from '../checked-document';
import type { PageTabs, SitePage } from '../options';
import type { Site } from '../rules/rule';
import type { Anchors } from './page-anchors';
import { pageOf } from './pages';

/** A file with links: a document, or site.yaml, which no page shows as a whole. */
type LinkSource = Pick<CheckedDocument, 'file' | 'name' | 'links'>;

/** Everything on the site that links can point to. */
interface LinkTargets extends Site {
  /** The origin of the site; undefined without the option `siteUrl`. */
  siteUrl: string | undefined;
  /** The ids on all pages; undefined while a file can't be read, so that some aren't known. */
  anchors: Anchors | undefined;
  /** The pages of the site, one for each file where each file has a page. */
  pages: readonly SitePage[];
  /** The paths of pages whose content isn't checked. */
  uncheckedPaths: readonly string[];
}

function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface LinkProblem {
  message: string;
  help: string;
}

/**
 * Requires links to have a well-formed address, and links within the site to point to a page, file
 * or anchor. On pages whose content isn't checked, anchors aren't either.
 */
export function checkLinkTargets(source: LinkSource, targets: LinkTargets, report: Report): void {
  for (const { url, place } of source.links) {
    const problem = problemOfLink(url, source, targets);
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

function problemOfLink(url: string, from: LinkSource, targets: LinkTargets): LinkProblem | undefined {
  const { siteUrl } = targets;
  if (siteUrl !== undefined && (url === siteUrl || url.startsWith(`${siteUrl}/`))) {
    const path = url.slice(siteUrl.length) || '/';
    return {
      message: 'this link names the site itself',
      help: `Write only what follows the site's name: "${path}".`,
    };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return problemOfRelativeLink(url, from, targets);
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme !== 'https') {
    return {
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with "https://", "/", "#", "mailto:" or "tel:".',
    };
  }
  const hasHost = /^https:\/\/[^/?#]/i.test(url) && URL.canParse(url);
  return hasHost ? undefined : incompleteAddress(url);
}

const incompleteAddress = (url: string): LinkProblem => ({
  message: `"${url}" is not a complete address`,
  help: 'Begin with https:// and a name for another site, with / for a page of this site, or with # for a place on the same page.',
});

interface OwnAddress {
  path: string;
  query: string | undefined;
  hash: string | undefined;
}

function parseOwnAddress(url: string): OwnAddress {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(url) ?? [];
  return { path, query, hash };
}

function problemOfRelativeLink(url: string, from: LinkSource, targets: LinkTargets): LinkProblem | undefined {
  // Browsers read two slashes at the start, or a slash and a backslash, as the address of another site.
  const isWithinSite = /^(?:#|\/(?![/\\]))/.test(url);
  if (!isWithinSite) return incompleteAddress(url);
  const address = parseOwnAddress(url);
  const page = findPage(address, from, targets);
  const tab = page?.tabs && findTab(address, page.tabs);
  if (page && (address.query === undefined || tab !== undefined)) {
    return problemOfAnchor({ hash: address.hash, page, tab, from, anchors: targets.anchors });
  }
  const isFile = targets.staticFiles.has(percentDecode(address.path));
  if (isFile || isUncheckedPage(address, targets)) return undefined;
  const { pages, options } = targets;
  const addresses = pages.filter(({ isUnlinked }) => !isUnlinked).flatMap(addressesOf);
  const { uncheckedPages } = options;
  const otherPages = uncheckedPages ? `, and ${uncheckedPages.description}` : '';
  return {
    message: `the site has no page or file "${url}"`,
    help: `Pages are ${addresses.join(', ')}${otherPages}; files are in the folder static/, such as "/favicon.svg". Capital letters count.`,
  };
}

/**
 * @returns the page at the path of an address; the page of the document itself for an address without a path
 */
function findPage(address: OwnAddress, from: LinkSource, { pages }: LinkTargets): SitePage | undefined {
  if (address.path === '') return pageOf(from, pages);
  return pages.find(({ path, isUnlinked }) => !isUnlinked && isSamePath(path, address.path));
}

/** @returns the name of the tab that an address opens; undefined where it names none */
const findTab = ({ query }: OwnAddress, tabs: PageTabs): string | undefined =>
  tabs.names.find((name) => query === tabQuery(tabs, name));

/** A link within the site whose page is known. */
interface LinkToPage extends Pick<OwnAddress, 'hash'>, Pick<LinkTargets, 'anchors'> {
  page: SitePage;
  /** The name of the tab that the link opens; undefined where it names none. */
  tab: string | undefined;
  from: LinkSource;
}

function problemOfAnchor({ hash, page, tab, from, anchors }: LinkToPage): LinkProblem | undefined {
  const ids = anchors?.get(page);
  if (hash === undefined || !ids) return undefined;
  const id = percentDecode(hash);
  if (!ids.has(id)) {
    return {
      message: `there is no place "#${id}" on the page ${page.path}`,
      help: `Write one of these: ${[...ids].map((known) => `"#${known}"`).join(', ')}.`,
    };
  }
  const { tabs } = page;
  if (!tabs) return undefined;
  const shownTab = tab ?? tabs.names.find((name) => name === from.name) ?? tabs.names[0];
  const tabOfAnchor = tabs.names.find((name) => id.startsWith(`${name}-`));
  if (tabOfAnchor === undefined || tabOfAnchor === shownTab) return undefined;
  return {
    message: `"#${id}" is in another tab, which this link does not open`,
    help: `Write "${page.path}?${tabQuery(tabs, tabOfAnchor)}#${id}".`,
  };
}

const isUncheckedPage = ({ path, query }: OwnAddress, { uncheckedPaths }: LinkTargets): boolean =>
  query === undefined && uncheckedPaths.some((known) => isSamePath(known, path));

const isSamePath = (one: string, other: string) => withoutLastSlash(one) === withoutLastSlash(other);

const withoutLastSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** @returns the query of the address at which a page opens a tab, without the question mark */
const tabQuery = ({ parameter }: PageTabs, name: string): string => `${parameter}=${name}`;

const addressesOf = ({ path, tabs }: SitePage): string[] =>
  tabs ? tabs.names.map((name) => `${path}?${tabQuery(tabs, name)}`) : [path];
