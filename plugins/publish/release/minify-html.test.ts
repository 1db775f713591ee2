import { minifyHtml } from './minify-html';

const PAGE = `<!DOCTYPE html><html lang="en"><head><title data-gatsby-head="true">A title</title>
<style>a{color:#ffffff;}
@media print { a { margin: 0.5rem } }</style>
<template id="scripts"><!-- slice-start --><script>window.___chunkMapping="{\\"app\\":[\\"/app-1a.js\\"],\\"faq\\":[\\"/faq-2b.js\\"],\\"tabs\\":[\\"/tabs-3c.js\\"]}"</script>
<script src="/app-1a.js" async></script></template>
<script>(function (first) { document.title = first ?? 'none'; })('x')</script>
<script type="application/ld+json">{"name": "kept as it is"}</script></head>
<body><p>Words   of a <b>page</b> data-gatsby-head</p><div data-island="tabs"></div><div data-island="tabs"></div></body></html>`;

let minified: string;
beforeAll(async () => {
  minified = await minifyHtml(PAGE);
});

test('minifies styles and scripts, but not data', () => {
  expect(minified).toContain('<style>a{color:#fff}@media print{a{margin:.5rem}}</style>');
  expect(minified).toContain('<script>(function(n){document.title=n??"none"})("x");</script>');
  expect(minified).toContain('{"name": "kept as it is"}');
});

test('lists only the scripts of the app and of the islands of the page, each once', () => {
  expect(minified).toContain(
    '<template id="scripts"><script src="/app-1a.js"></script><script src="/tabs-3c.js"></script></template>',
  );
});

test('keeps text, markup and titles', () => {
  expect(minified).toContain('<title>A title</title>');
  expect(minified).toContain('<p>Words   of a <b>page</b> data-gatsby-head</p>');
});
