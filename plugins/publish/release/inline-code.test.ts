import { collectInlineCode, type InlineCode } from './inline-code';

const inlineCode = (file: string, html: string) => {
  const code: InlineCode = { scripts: new Set(), styles: new Set() };
  collectInlineCode(file, html, code);
  return { scripts: [...code.scripts], styles: [...code.styles] };
};

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

it('finds inline scripts and styles anywhere in a page', () => {
  const html = page(
    '<style>a{}</style><script>one()</script><script type="module">two()</script>',
    '<main><script>three()</script><svg><style>b{}</style></svg></main><script type="speculationrules">{}</script><STYLE>c{}',
  );
  expect(inlineCode('/index.html', html)).toEqual({
    scripts: ['one()', 'two()', 'three()', '{}'],
    styles: ['a{}', 'b{}', 'c{}</body></html>'],
  });
});

it('returns the text that browsers hash: spaces kept, line ends normalized', () => {
  expect(inlineCode('/', page('<script>\n a &amp;&lt; b\r\n</script>')).scripts).toEqual([
    '\n a &amp;&lt; b\n',
  ]);
});

it('ignores external files and data blocks', () => {
  const html = page('<script src="/app.js"></script><script type="application/ld+json">{}</script>');
  expect(inlineCode('/', html)).toEqual({ scripts: [], styles: [] });
});

it.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<button onclick="go()">', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
  ['<p\nSTYLE = "color:red">', '<p style="color:red">'],
  ['<button onclick=go()>', '<button onclick="go()">'],
])('rejects %s and names the file', (html, shown) => {
  expect(() => inlineCode('/legal/index.html', page('', html))).toThrow(
    `/legal/index.html has ${shown}, which the Content-Security-Policy cannot let in`,
  );
});
