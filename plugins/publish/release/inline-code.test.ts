import { inlineCode, inlineCodeOfPages } from './inline-code';

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

describe('the pages of a site', () => {
  const shared = '<style>a{}</style><script>one()</script><template><p onclick="x()"></p></template>';

  it('gives one answer to pages with the same code, whatever else they say', () => {
    const codeOf = inlineCodeOfPages();
    const first = codeOf('/1', page(shared, '<p class="a">One</p>'));
    expect(first).toEqual({ scripts: ['one()'], styles: ['a{}'] });
    expect(codeOf('/2', page(shared, '<h1 id="b">Two &lt;script>two()&lt;/script></h1>'))).toBe(first);
  });

  it.each([
    '<script>two()</script>',
    '<script>two()</script >',
    '<STYLE>b{}</STYLE>',
    '<svg><style media="print">b{}</style></svg>',
    '<style>b{}',
  ])('sees %s in a page that else has the code of another', (more) => {
    const codeOf = inlineCodeOfPages();
    codeOf('/1', page(shared));
    const html = page(shared, more);
    expect(codeOf('/2', html)).toEqual(inlineCode('/2', html));
    expect(codeOf('/2', html)).not.toEqual(codeOf('/1', page(shared)));
  });

  it.each(['<p\nSTYLE = "color:red">', '<p onclick=go()>', '<a href="javascript:go()">'])(
    'refuses %s in a page that has the code of another',
    (refused) => {
      const codeOf = inlineCodeOfPages();
      codeOf('/1', page(shared));
      expect(() => codeOf('/2', page(shared, refused))).toThrow('/2 has <');
    },
  );
});
