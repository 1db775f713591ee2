import { render } from '@testing-library/react';
import { Seo } from './Seo';

const DATA: Queries.SeoFragment = {
  siteFacts: { brand: 'The Brand', url: 'https://a.example' },
  siteBuild: { isPreview: false },
  socialImage: { path: '/picture.png?v=1', width: 1200, height: 630, alt: 'A promise' },
};

const TEXTS = { title: 'The heading', description: 'What it is about.' };

/** @returns a function that reads an attribute of the first element that matches */
function show(changes: Partial<Parameters<typeof Seo>[0]> = {}) {
  const { container } = render(<Seo data={DATA} {...TEXTS} path="/legal" {...changes} />);
  return (selector: string, attribute = 'content') =>
    container.querySelector(selector)?.getAttribute(attribute);
}

it('gives search engines the address at which they may show a page', () => {
  const read = show();
  expect(read('link[rel=canonical]', 'href')).toBe('https://a.example/legal');
  expect(read('meta[name=robots]')).not.toContain('noindex');
});

it.each([
  ['a page of a preview', { data: { ...DATA, siteBuild: { isPreview: true } } }],
  ['a page that is not for search engines', { isIndexed: false }],
])('tells search engines not to index %s', (_what, changes) => {
  expect(show(changes)('meta[name=robots]')).toBe('noindex');
});

it('names no address for a page that has none of its own', () => {
  const read = show({ path: null });
  expect(read('link[rel=canonical]', 'href')).toBeUndefined();
  expect(read('meta[property="og:url"]')).toBeUndefined();
});

it('tells networks which page is an article', () => {
  expect(show()('meta[property="og:type"]')).toBe('website');
  expect(show({ type: 'article' })('meta[property="og:type"]')).toBe('article');
});

it('gives networks the whole address of the picture, its size and its alternative text', () => {
  const read = show();
  expect(read('meta[property="og:image"]')).toBe('https://a.example/picture.png?v=1');
  expect(read('meta[property="og:image:width"]')).toBe('1200');
  expect(read('meta[property="og:image:height"]')).toBe('630');
  expect(read('meta[property="og:image:alt"]')).toBe('A promise');
});
