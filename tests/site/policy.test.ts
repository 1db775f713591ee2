import { createHash } from 'node:crypto';
import { readHeaders } from '../../plugins/publish';
import { FOLDER, pages } from './built-site';

const policy = readHeaders(FOLDER)['Content-Security-Policy'] ?? '';

/** Search engines read these; browsers run none of them, so they need no hash. */
const DATA_BLOCK = '[type="application/ld+json"]';

/** @returns the sources that a directive of the policy permits, such as `'self'` and hashes */
function sourcesOf(directive: string): string[] {
  const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(' ');
}

/** @returns a sentence for each element whose content the directive does not permit by its hash */
function refusedBy(directive: string, selector: string): string[] {
  const permitted = sourcesOf(directive);
  return pages.flatMap(({ file, document }) =>
    // Those in a template are not among them: browsers do not run what is there.
    [...document.querySelectorAll(selector)].flatMap(({ outerHTML, textContent }) => {
      const hash = createHash('sha256')
        .update(textContent ?? '')
        .digest('base64');
      return permitted.includes(`'sha256-${hash}'`) ? [] : `${file}: ${outerHTML.slice(0, 120)}`;
    }),
  );
}

// A browser refuses what has no hash, without a word to the visitor. The not-found page is among the pages here.
test('the Content-Security-Policy permits every inline script and style of every page', () => {
  expect(pages.map(({ file }) => file)).toContain('/404.html');
  expect(refusedBy('script-src', `script:not([src], ${DATA_BLOCK})`)).toEqual([]);
  expect(refusedBy('style-src', 'style')).toEqual([]);
});
