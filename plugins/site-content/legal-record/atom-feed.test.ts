import { atomFeed } from './atom-feed';

it('escapes the text of a note', () => {
  const entry = {
    url: 'https://a.example/?a=1&b=2',
    title: '<T> & "t"',
    summary: 'a\u0000b',
    date: '2025-05-02',
  };
  const xml = atomFeed({ title: 'F', author: 'A', self: 's', page: 'p', entries: [entry] });
  expect(xml).toContain('<title>&lt;T&gt; &amp; &quot;t&quot;</title>');
  expect(xml).toContain('<summary>ab</summary>');
  expect(xml).toContain('<id>https://a.example/?a=1&amp;b=2</id>');
});
