import { fileAt, ownPath, type BuiltPage, type BuiltSite } from './built-site';

/** @returns the content of the first meta element that matches; empty without one */
export const contentOf = (page: BuiltPage, selector: string): string =>
  page.document.querySelector(selector)?.getAttribute('content')?.trim() ?? '';

export const canonicalOf = (page: BuiltPage): string | undefined =>
  page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;

/** Whether search engines may show the page. */
export const isIndexed = (page: BuiltPage): boolean =>
  !contentOf(page, 'meta[name=robots]').includes('noindex');

/** Whether the page's canonical address is its own. */
export function isCanonical(page: BuiltPage, site: BuiltSite): boolean {
  const canonical = canonicalOf(page);
  return canonical !== undefined && pageAt(canonical, page, site) === page;
}

/** @returns the page of the site that an address on another of its pages leads to */
export function pageAt(address: string, from: BuiltPage, site: BuiltSite): BuiltPage | undefined {
  const path = ownPath(address, from, site.url);
  const file = path === undefined ? undefined : fileAt(site, path);
  return site.pages.find((page) => page.file === file);
}
