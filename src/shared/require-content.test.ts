import { requireContent } from './require-content';

it('returns the content of a query', () => {
  const node = { heading: 'A heading' };
  expect(requireContent(node, 'content/landing/hero.mdx')).toBe(node);
});

it('names the file of missing content', () => {
  expect(() => requireContent(null, 'content/landing/hero.mdx')).toThrow(
    'content/landing/hero.mdx is missing.',
  );
});
