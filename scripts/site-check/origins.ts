import type { Finding } from '../../plugins/site-content';
import { found, ownPath, type BuiltPage, type BuiltSite } from './built-site';

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

/** The site loads nothing from other sites, and every address is encrypted. */
export function checkOrigins(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) => [...thirdParties(page, site), ...unencrypted(page, site)]);
}

function thirdParties(page: BuiltPage, site: BuiltSite): Finding[] {
  const attributes = page.all(LOADED).map((element) => ({
    element,
    address:
      ['src', 'href', 'data'].map((name) => element.getAttribute(name)).find((value) => value !== null) ?? '',
  }));
  const sets = page
    .all('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '')
        .split(',')
        .map((part) => ({ element, address: part.trim().split(/\s+/)[0] ?? '' })),
    );
  const styles = page.all('style, [style]').flatMap((element) => {
    const css =
      element.localName === 'style' ? (element.textContent ?? '') : (element.getAttribute('style') ?? '');
    return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map((match) => ({
      element,
      address: match[1] ?? match[2] ?? '',
    }));
  });
  return [...attributes, ...sets, ...styles]
    .filter(({ address }) => !address.startsWith('data:') && ownPath(address, page, site.url) === undefined)
    .map(({ element, address }) =>
      found(
        site,
        page.file,
        {
          rule: 'third-party',
          message: `"${address}" is loaded from another site, which then learns of each visit`,
          help: 'Put a copy of it into the project.',
        },
        page.placeOf(element),
      ),
    );
}

function unencrypted(page: BuiltPage, site: BuiltSite): Finding[] {
  return page
    .all(
      '[href^="http:" i], [src^="http:" i], [action^="http:" i], [content^="http:" i], [srcset*="http:" i]',
    )
    .map((element) =>
      found(
        site,
        page.file,
        {
          rule: 'mixed-content',
          message: `<${element.localName}> has an address without encryption`,
          help: 'Write https:// instead of http://.',
        },
        page.placeOf(element),
      ),
    );
}
