import { inlineCodeOf } from './inline-code';

const inlineCodeOfPage = (body: string) =>
  inlineCodeOf('/legal/index.html', `<!DOCTYPE html><html><body>${body}</body></html>`);

it('finds the texts of inline scripts and styles as browsers hash them, with spaces kept and line ends normalized', () => {
  const html =
    '<script>\n a &amp;&lt; b\r\n</script><main><script type="module">two()</script><svg><style>b{}</style></svg></main>';
  expect(inlineCodeOfPage(html)).toEqual({
    scripts: new Set(['\n a &amp;&lt; b\n', 'two()']),
    styles: new Set(['b{}']),
  });
});

it.each(['text/javascript', 'importmap', 'speculationrules'])(
  'finds the text of a script of the type %s, which browsers process',
  (type) => {
    expect(inlineCodeOfPage(`<script type="${type}">{}</script>`).scripts).toEqual(new Set(['{}']));
  },
);

it('ignores external files, data blocks and templates', () => {
  const html =
    '<script src="/app.js"></script><script type="application/ld+json">{}</script><template><script>a()</script></template>';
  expect(inlineCodeOfPage(html)).toEqual({ scripts: new Set(), styles: new Set() });
});

it.each([
  ['<p\nSTYLE = "color:red">', '<p style="color:red">'],
  ['<button onclick=go()>', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
  ['<button formaction="javascript:go()">', '<button formaction="javascript:go()">'],
  ['<svg><a xlink:href="javascript:go()"/></svg>', '<a xlink:href="javascript:go()">'],
])('rejects %s, and the message names the file', (html, shown) => {
  expect(() => inlineCodeOfPage(html)).toThrow(
    `/legal/index.html has ${shown}, which the Content-Security-Policy cannot allow`,
  );
});
