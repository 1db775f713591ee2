import { decoded } from '../../plugins/site-content';
import { fileAt, found, ownPath, type BuiltPage, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { sampleHome, samplePage } from './sample-site';

/** For a host's form detection, not for visitors (plugins/publish/waitlist.ts). */
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
function checkLinks(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    ADDRESSES.flatMap(([selector, attribute]) =>
      page.all(selector).flatMap((element) => {
        const address = element.getAttribute(attribute) ?? '';
        const problem = isAddress(address) ? problemOf(address, page, site) : undefined;
        return problem ? [found(site, page.at(element), ...problem)] : [];
      }),
    ),
  );
}

function problemOf(
  address: string,
  page: BuiltPage,
  site: BuiltSite,
): [message: string, help: string] | undefined {
  const path = ownPath(address, page, site.url);
  if (path === undefined) return undefined;
  // The not-found page is shown at any address.
  const isOwnAnchor = address.startsWith('#');
  const file = isOwnAnchor ? page.file : fileAt(site, path);
  if (!file) {
    return [`"${address}" leads to nothing that was built`, 'Correct the address, or build what it names.'];
  }
  const id = decoded(path.split('#')[1] ?? '');
  const target = site.pages.find((one) => one.file === file);
  if (id === '' || !target || target.document.getElementById(id)) return undefined;
  return [
    `"${address}" names the anchor "${id}", which ${file} does not have`,
    'Correct the anchor, or give it to the heading that is meant.',
  ];
}

/** Every page can be reached from the home page by links. */
function checkOrphans(site: BuiltSite): string[] {
  const reached = new Set(['index.html', NOT_FOUND_PAGE, ...NOT_FOR_VISITORS]);
  // A set also visits what is added during the loop.
  for (const file of reached) {
    const page = site.pages.find((one) => one.file === file);
    for (const link of page?.document.querySelectorAll('body a[href]') ?? []) {
      const address = link.getAttribute('href') ?? '';
      const path = page && isAddress(address) ? ownPath(address, page, site.url) : undefined;
      const target = path === undefined ? undefined : fileAt(site, path);
      if (target) reached.add(target);
    }
  }
  return site.pages
    .filter(({ file }) => !reached.has(file))
    .map(({ file }) =>
      found(
        site,
        file,
        'no link leads from the home page to this page',
        'Link to it from a page that visitors see, or do not build it.',
      ),
    );
}

describeCheck('links and anchors', checkLinks, [
  [
    'a link to nothing',
    { 'index.html': sampleHome('<a href="/nothing">N</a>') },
    'sample/index.html:7:52: "/nothing" leads to nothing that was built\n  Correct the address',
  ],
  [
    'a link with its own address to nothing',
    { 'index.html': sampleHome('<a href="https://a.example/n">N</a>') },
    '"https://a.example/n" leads to nothing',
  ],
  [
    'a file that is not there',
    { 'picture.png': null },
    '"https://a.example/picture.png?v=1" leads to nothing',
  ],
  [
    'an anchor to nothing',
    { 'index.html': sampleHome('<a href="#b">B</a>') },
    '"#b" names the anchor "b", which index.html does not have',
  ],
  [
    'an anchor to nothing elsewhere',
    { 'index.html': sampleHome('<a href="/legal#b">B</a>') },
    'which legal/index.html does not have',
  ],
  [
    'a script in a template that is not there',
    { 'index.html': sampleHome('<template><script src="/a.js"></script></template>') },
    '"/a.js" leads to nothing',
  ],
]);

describeCheck('pages without a link', checkOrphans, [
  [
    'a page that nothing links to',
    { 'index.html': samplePage('/') },
    'sample/legal/index.html: no link leads from the home page to this page',
  ],
]);
