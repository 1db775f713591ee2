import { collectInlineCode, type InlineCode } from './inline-code';

const inlineCode = (html: string) => {
  const code: InlineCode = { scripts: new Set(), styles: new Set() };
  collectInlineCode('/legal/index.html', `<!DOCTYPE html><html><body>${html}</body></html>`, code);
  return { scripts: [...code.scripts], styles: [...code.styles] };
};

it('finds the texts of inline scripts and styles as browsers hash them, with spaces kept and line ends normalized', () => {
  const html =
    '<script>\n a &amp;&lt; b\r\n</script><main><script type="module">two()</script><svg><style>b{}</style></svg></main>';
  expect(inlineCode(html)).toEqual({ scripts: ['\n a &amp;&lt; b\n', 'two()'], styles: ['b{}'] });
});

it.each(['text/javascript', 'importmap', 'speculationrules'])(
  'finds the text of a script of the type %s, which browsers process',
  (type) => {
    expect(inlineCode(`<script type="${type}">{}</script>`).scripts).toEqual(['{}']);
  },
);

it('ignores external files, data blocks and templates', () => {
  const html =
    '<script src="/app.js"></script><script type="application/ld+json">{}</script><template><script>a()</script></template>';
  expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
});

it.each([
  ['<p\nSTYLE = "color:red">', '<p style="color:red">'],
  ['<button onclick=go()>', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
])('rejects %s, and the message names the file', (html, shown) => {
  expect(() => inlineCode(html)).toThrow(
    `/legal/index.html has ${shown}, which the Content-Security-Policy cannot allow`,
  );
});
