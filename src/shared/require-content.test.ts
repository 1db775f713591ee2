import { requireContent } from './require-content';

it('returns the content of a query', () => {
  const issue = { heading: 'A heading' };
  expect(requireContent(issue, 'The issue of this page')).toBe(issue);
});

it('names what is missing', () => {
  expect(() => requireContent(null, 'The issue of this page')).toThrow('The issue of this page is missing.');
});
