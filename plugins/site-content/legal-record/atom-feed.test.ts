import { atomFeed } from './atom-feed';

it('escapes the text of a note', () => {
  const version = {
    document: 'terms' as const,
    date: '2025-05-02',
    title: '<T> & "t"',
    timestamp: null,
    changeNote: 'a\u0000b',
  };
  const xml = atomFeed([version], { brand: 'A', url: 'https://a.example/?a=1&b=2' });
  expect(xml).toContain('<title>&lt;T&gt; &amp; &quot;t&quot;, in force from May 2, 2025</title>');
  expect(xml).toContain('<summary>ab</summary>');
  expect(xml).toContain('<id>https://a.example/?a=1&amp;b=2/legal/terms/2025-05-02/</id>');
});
