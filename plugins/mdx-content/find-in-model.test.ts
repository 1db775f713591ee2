import { findComponent, findKind } from './find-in-model';
import { MODEL } from './fixtures/model';

it.each([
  ['recipes/onion-soup.mdx', 'Recipe', 'onion-soup'],
  ['pages/about.mdx', 'Page', 'about'],
])('finds the kind and the name of %s', (file, type, name) => {
  expect(findKind(file, MODEL.kinds)).toMatchObject({ kind: { type }, name });
});

it.each(['recipes/Soup.mdx', 'recipes/soup.md', 'recipes/old/soup.mdx', 'pages/other.mdx', 'soup.mdx'])(
  'finds no kind for %s',
  (file) => {
    expect(findKind(file, MODEL.kinds)).toBeUndefined();
  },
);

it.each([null, 'Unknown', 'constructor'])('finds no component for the tag %s', (name) => {
  expect(findComponent(name, MODEL)).toBeUndefined();
});
