import { createHash } from 'node:crypto';
import { readHeaders } from '../../plugins/publish';
import { FOLDER, pages } from '../support/built-site';

/** The sources of each directive of the Content-Security-Policy, which all pages share. */
const policy = new Map(
  (readHeaders(FOLDER)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The elements with inline code, by the directive that has to allow it. */
const INLINE_CODE = {
  'script-src': 'script:not([src])',
  'style-src': 'style',
};

const CASES = pages.flatMap((page) =>
  Object.entries(INLINE_CODE).map(([directive, selector]) => ({
    file: page.file,
    directive,
    // Selectors don't reach into templates, where nothing runs.
    texts: [...page.document.querySelectorAll(selector)].map(({ textContent }) => textContent),
  })),
);

it.each(CASES)('$directive allows the inline code of $file', ({ directive, texts }) => {
  const sources = policy.get(directive) ?? [];
  expect(texts.filter((text) => !sources.includes(hashOf(text)))).toEqual([]);
});
