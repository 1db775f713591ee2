import { MODEL } from './fixtures/model';
import { findComponent, kindOf, resolvePlaceholders } from './model';

it.each([
  ['recipes/onion-soup.mdx', 'Recipe', 'onion-soup'],
  ['pages/about.mdx', 'Page', 'about'],
])('finds the kind and the name of %s', (file, type, name) => {
  expect(kindOf(file, MODEL.kinds)).toMatchObject({ kind: { type }, name });
});

it.each(['recipes/Soup.mdx', 'recipes/soup.md', 'recipes/old/soup.mdx', 'pages/other.mdx', 'soup.mdx'])(
  'finds no kind for %s',
  (file) => {
    expect(kindOf(file, MODEL.kinds)).toBeNull();
  },
);

it.each([null, 'Unknown', 'constructor'])('finds no component for the tag %s', (name) => {
  expect(findComponent(name, MODEL)).toBeUndefined();
});

it('resolves placeholders, at the start of the text with a capital letter, and leaves unknown names', () => {
  const facts = { season: 'in May' };
  expect(resolvePlaceholders('{season}, not {unknown} or {constructor}, {season}', facts, MODEL)).toBe(
    'In May, not {unknown} or {constructor}, in May',
  );
});
