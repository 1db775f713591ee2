import { inlineCode } from './inline-code';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

it('finds the inline scripts and styles of a page, wherever they stand', () => {
  const html = page(
    '<style>a{}</style><script>one()</script><script type="module">two()</script>',
    '<main><script>three()</script><svg><style>b{}</style></svg></main><script type="speculationrules">{}</script>',
  );
  expect(inlineCode('/index.html', html)).toEqual({
    scripts: ['one()', 'two()', 'three()', '{}'],
    styles: ['a{}', 'b{}'],
  });
});

it('takes the text as browsers hash it: with its spaces, and one kind of line end', () => {
  expect(inlineCode('/', page('<script>\n a &amp;&lt; b\r\n</script>')).scripts).toEqual([
    '\n a &amp;&lt; b\n',
  ]);
});

it('leaves out what browsers do not act on: files, data and templates', () => {
  const html = page(
    '<script src="/app.js"></script><script type="application/ld+json">{}</script>',
    '<template><script>inert()</script><p style="color:red"></p></template>',
  );
  expect(inlineCode('/', html)).toEqual({ scripts: [], styles: [] });
});

it.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<button onclick="go()">', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
])('refuses %s and says where it stands', (html, shown) => {
  expect(() => inlineCode('/legal/index.html', page('', html))).toThrow(
    `/legal/index.html has ${shown}, which the Content-Security-Policy cannot let in`,
  );
});
