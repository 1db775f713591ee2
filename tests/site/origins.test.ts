import { found, ownPath, type BuiltPage, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { sampleHome } from './sample-site';

/** Elements whose address a browser loads by itself. */
const LOADED =
  'script[src], img[src], source[src], iframe[src], embed[src], video[src], audio[src], track[src], input[src], object[data], ' +
  [
    'stylesheet',
    'icon',
    'apple-touch-icon',
    'manifest',
    'preload',
    'modulepreload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
  ]
    .map((rel) => `link[rel~="${rel}"]`)
    .join(', ');

interface Loaded {
  element: Element;
  address: string;
}

/** The site loads nothing from other sites. */
function checkThirdParties(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    loadedBy(page)
      .filter(({ address }) => !address.startsWith('data:') && ownPath(address, page, site.url) === undefined)
      .map(({ element, address }) =>
        found(
          site,
          page.at(element),
          `"${address}" is loaded from another site, which then learns of each visit`,
          'Put a copy of it into the project.',
        ),
      ),
  );
}

function loadedBy(page: BuiltPage): Loaded[] {
  const attributes = page.all(LOADED).map((element) => ({
    element,
    address: ['src', 'href', 'data'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
  }));
  const sets = page
    .all('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '')
        .split(',')
        .map((part) => ({ element, address: part.trim().split(/\s+/)[0] ?? '' })),
    );
  const styles = page.all('style, [style]').flatMap((element) => {
    const css = element.getAttribute('style') ?? element.textContent ?? '';
    return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map((match) => ({
      element,
      address: match[1] ?? match[2] ?? '',
    }));
  });
  return [...attributes, ...sets, ...styles];
}

/** Every address is encrypted. */
function checkEncryption(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    page
      .all(
        '[href^="http:" i], [src^="http:" i], [action^="http:" i], [content^="http:" i], [srcset*="http:" i]',
      )
      .map((element) =>
        found(
          site,
          page.at(element),
          `<${element.localName}> has an address without encryption`,
          'Write https:// instead of http://.',
        ),
      ),
  );
}

describeCheck('files of other sites', checkThirdParties, [
  [
    'a script of another site',
    { 'index.html': sampleHome('<script src="https://b.example/a.js"></script>') },
    'sample/index.html:7:52: "https://b.example/a.js" is loaded from another site',
  ],
  [
    'a style that loads from another site',
    { 'index.html': sampleHome('', '<style>p{background:url(//b.example/a.png)}</style>') },
    '"//b.example/a.png" is loaded',
  ],
  [
    'a picture set of another site',
    {
      'index.html': sampleHome(
        '<img alt="" src="/picture.png" srcset="/picture.png 1x, https://b.example/a.png 2x">',
      ),
    },
    '"https://b.example/a.png" is loaded',
  ],
]);

describeCheck('encryption', checkEncryption, [
  [
    'a link without encryption',
    { 'index.html': sampleHome('<a href="http://b.example/">B</a>') },
    'sample/index.html:7:52: <a> has an address without encryption',
  ],
]);
