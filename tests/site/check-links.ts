import { fileAt, ownPath, type BuiltPage, type BuiltSite } from './built-site';

/** For a host's form detection, and for unknown addresses: no link leads to them. */
const NOT_LINKED = ['waitlist-form/index.html', '404.html'];

/** Elements whose address a browser loads by itself. */
const LOADED =
  'script, img, source, iframe, embed, video, audio, track, input, object, use, link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest], [rel=stylesheet], [rel~=preload], [rel=modulepreload], [rel=prefetch], [rel=preconnect], [rel=dns-prefetch])';

const isAddress = (value: string) => /^https?:|^\/|^#|^\?|^\.|^[^:]*$/.test(value);

function addressesOf(element: Element): string[] {
  const own = ['href', 'src', 'data', 'action', 'content'].map((name) => element.getAttribute(name) ?? '');
  const set = (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '');
  return [...own, ...set].filter(Boolean);
}

/** Every address on the site leads to a file, and its anchor to an element. */
export function checkLinks(site: BuiltSite): string[] {
  const elements =
    'a, area, link, use, script, img, source, meta[property="og:image"], meta[property="og:url"]';
  return site.pages.flatMap((page) =>
    page.all(elements).flatMap((element) =>
      addressesOf(element)
        .filter(isAddress)
        .flatMap((address) =>
          problemOf(address, page, site).map((problem) => `${page.at(element)}: ${problem}`),
        ),
    ),
  );
}

function problemOf(address: string, page: BuiltPage, site: BuiltSite): string[] {
  const path = ownPath(address, page, site);
  if (path === undefined) return [];
  // The not-found page is shown at any address.
  const file = address.startsWith('#') ? page.file : fileAt(address, page, site);
  if (!file) return [`"${address}" leads to nothing that was built`];
  const id = decodeURIComponent(path.split('#')[1] ?? '');
  const target = site.pages.find((one) => one.file === file);
  if (id === '' || !target || target.document.getElementById(id)) return [];
  return [`"${address}" names the anchor "${id}", which ${file} does not have`];
}

/** Every page can be reached from the home page by links. */
export function checkReachable(site: BuiltSite): string[] {
  const reached = new Set(['index.html', ...NOT_LINKED]);
  // The loop also visits what it adds.
  for (const file of reached) {
    const page = site.pages.find((one) => one.file === file);
    for (const link of page?.document.querySelectorAll('body a[href]') ?? []) {
      const address = link.getAttribute('href') ?? '';
      const target = page && isAddress(address) ? fileAt(address, page, site) : undefined;
      if (target) reached.add(target);
    }
  }
  return site.pages
    .filter(({ file }) => !reached.has(file))
    .map(({ file }) => `${file}: no link leads from the home page to this page`);
}

/** The site loads nothing from other sites. */
export function checkThirdParties(site: BuiltSite): string[] {
  const styles = ({ textContent }: Element) =>
    [...(textContent ?? '').matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      ([, url, other]) => url ?? other ?? '',
    );
  return site.pages.flatMap((page) => {
    const loaded = [
      ...page.all(`:is(${LOADED})`).map((element) => [element, addressesOf(element)] as const),
      ...page.all('style').map((element) => [element, styles(element)] as const),
    ];
    return loaded.flatMap(([element, addresses]) =>
      addresses
        .filter((address) => !address.startsWith('data:') && ownPath(address, page, site) === undefined)
        .map((address) => `${page.at(element)}: "${address}" is loaded from another site`),
    );
  });
}

/** Every address is encrypted. */
export const checkEncryption = (site: BuiltSite): string[] =>
  site.pages.flatMap((page) =>
    page
      .all('[href], [src], [action], [content], [srcset]')
      .filter((element) => addressesOf(element).some((address) => /^http:/i.test(address)))
      .map((element) => `${page.at(element)}: <${element.localName}> has an address without encryption`),
  );
