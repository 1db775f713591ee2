import { decoded, type Finding } from '../../plugins/site-content';
import { fileAt, found, ownPath, type BuiltPage, type BuiltSite } from './built-site';

/** For a host's form detection, not for visitors (plugins/publish/netlify-form.ts). */
const NOT_FOR_VISITORS = ['waitlist-form/index.html'];
/** Hosts show it for unknown addresses, so no link leads to it. */
const NOT_FOUND_PAGE = '404.html';

/** Elements with an address, and the attribute that holds it. */
const ADDRESSES = [
  ['a[href], area[href], link[href], use[href]', 'href'],
  ['script[src], img[src], source[src], iframe[src], video[src], audio[src]', 'src'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
] as const;

const isAddress = (value: string) => /^https?:|^\/|^#|^\?|^\.|^[^:]*$/.test(value);

/** Every address on the site leads to a file, and its anchor to an element. */
export function checkLinks(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) =>
    addressesOf(page).flatMap(({ element, address }) => {
      const problem = faultOf(address, page, site);
      return problem ? [found(site, page.file, { rule: 'link', ...problem }, page.placeOf(element))] : [];
    }),
  );
}

/** Every page can be reached from the home page by links. */
export function checkOrphans(site: BuiltSite): Finding[] {
  const reached = new Set(['index.html', NOT_FOUND_PAGE, ...NOT_FOR_VISITORS]);
  const open = ['index.html'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const page = site.pages.find((one) => one.file === file);
    for (const link of page?.document.querySelectorAll('body a[href]') ?? []) {
      const target = page && targetOf(link.getAttribute('href') ?? '', page, site);
      if (!target || reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return site.pages
    .filter(({ file }) => !reached.has(file))
    .map(({ file }) =>
      found(site, file, {
        rule: 'orphan',
        message: 'no link leads from the home page to this page',
        help: 'Link to it from a page that visitors see, or do not build it.',
      }),
    );
}

function addressesOf(page: BuiltPage): { element: Element; address: string }[] {
  return ADDRESSES.flatMap(([selector, attribute]) =>
    page.all(selector).map((element) => ({ element, address: element.getAttribute(attribute) ?? '' })),
  ).filter(({ address }) => isAddress(address));
}

function targetOf(address: string, page: BuiltPage, site: BuiltSite): string | undefined {
  if (!isAddress(address)) return undefined;
  const path = ownPath(address, page, site.url);
  return path === undefined ? undefined : fileAt(site, path);
}

function faultOf(
  address: string,
  page: BuiltPage,
  site: BuiltSite,
): { message: string; help: string } | undefined {
  const path = ownPath(address, page, site.url);
  if (path === undefined) return undefined;
  // The not-found page is shown at any address.
  const isOwnAnchor = address.startsWith('#');
  const file = isOwnAnchor ? page.file : fileAt(site, path);
  if (!file) {
    return {
      message: `"${address}" leads to nothing that was built`,
      help: 'Correct the address, or build what it names.',
    };
  }
  const id = decoded(path.split('#')[1] ?? '');
  const target = site.pages.find((one) => one.file === file);
  if (id === '' || !target || target.document.getElementById(id)) return undefined;
  return {
    message: `"${address}" names the anchor "${id}", which ${file} does not have`,
    help: 'Correct the anchor, or give it to the heading that is meant.',
  };
}
