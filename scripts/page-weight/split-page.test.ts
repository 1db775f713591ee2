import fc from 'fast-check';
import { CAUSES, partOf, splitPage, weighCauses } from './split-page';

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Home</title><style>p{color:red}</style>
<script>let a = '<p>';</script><script type="application/ld+json">{"@type":"Thing"}</script>
<script type="speculationrules">{}</script></head><body><h1>Welcome &amp; hello</h1>
<svg viewBox="0 0 9 9"><title>A bank</title><path d="M0 0h9"/></svg>
<noscript><p>Scripts are off.</p></noscript>
<template id="scripts"><script src="/app-1.js" async></script></template></body></html>`;

const part = (cause: (typeof CAUSES)[number]) => partOf(splitPage(PAGE), cause);

test('each character of a page belongs to one cause', () => {
  expect(
    splitPage(PAGE)
      .map(({ html }) => html)
      .join(''),
  ).toBe(PAGE);
});

test('whatever the page is, nothing of it is lost or counted twice', () => {
  const piece = fc.constantFrom(
    ...['<p>', '</p>', 'word', '<svg>', '</svg>', '<script>', '</script>', '<style>', '</style>'],
    ...[
      '<table>',
      '<td>',
      '</table>',
      '<template>',
      '</template>',
      '<!-- -->',
      '&amp;',
      '\n',
      '<b',
      '😀',
      '<br/>',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const page = `<!DOCTYPE html>${pieces.join('')}`;
      expect(
        splitPage(page)
          .map(({ html }) => html)
          .join(''),
      ).toBe(page);
    }),
    // A text that is moved out of its table is joined with the next, over the styles between them.
    { examples: [[['<table>', 'word', '<style>', '</style>', '&amp;']]] },
  );
});

test('words are text, also those for visitors without scripts, as they stand in the source', () => {
  expect(part('text').replace(/\s+/g, ' ').trim()).toBe('Home Welcome &amp; hello Scripts are off.');
});

test('styles, scripts, data and drawings count with their tags', () => {
  expect(part('styles')).toBe('<style>p{color:red}</style>');
  expect(part('inline scripts')).toBe(`<script>let a = '<p>';</script>`);
  expect(part('data')).toBe(
    '<script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{}</script>',
  );
  expect(part('drawings')).toBe('<svg viewBox="0 0 9 9"><title>A bank</title><path d="M0 0h9"/></svg>');
});

test('a tag that names a script’s file is markup', () => {
  expect(part('markup')).toContain('<script src="/app-1.js" async></script>');
});

test('uncompressed, the causes add up to the page', () => {
  const causes = weighCauses(PAGE);
  const sum = CAUSES.reduce((all, cause) => all + causes[cause].raw, 0);
  expect(sum).toBe(Buffer.byteLength(PAGE));
});

test('compressed, words that stand twice cost less than twice', () => {
  const sentence = 'The health of 4,500 banks, in plain English, once a quarter. ';
  const once = weighCauses(`<p>${sentence}</p>`).text.gzip;
  const twice = weighCauses(`<p>${sentence}${sentence}</p>`).text.gzip;
  expect(twice - once).toBeLessThan(once / 2);
});
