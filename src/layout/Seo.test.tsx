import { render } from '@testing-library/react';
import { NODES_OF_SOCIAL_IMAGE } from '../shared/social-image';
import { Seo } from './Seo';

const DATA = {
  siteFacts: { brand: 'The Brand', url: 'https://a.example', internal: { contentDigest: 'b1b2b3' } },
  siteBuild: { isPreview: false },
  landingHero: { heading: 'A promise', launchNote: 'In May', internal: { contentDigest: 'a1a2a3' } },
  sampleIssue: { internal: { contentDigest: 'd1d2d3' } },
} as Queries.SeoFragment;

const PAGE = { heading: 'The heading', description: 'What it is about.' };

/** @returns a function that reads an attribute of the first element that matches */
function show(changes: Partial<Parameters<typeof Seo>[0]> = {}) {
  const { container } = render(<Seo data={DATA} page={PAGE} path="/legal" {...changes} />);
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
  ['a page that is not to be found', { isIndexed: false }],
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

it.each(NODES_OF_SOCIAL_IMAGE)(
  'has networks fetch the picture again when the words of %s on it have changed',
  (text) => {
    const pictureOf = (data: Queries.SeoFragment) => show({ data })('meta[property="og:image"]');
    const before = pictureOf(DATA);
    const changed = { ...DATA[text], internal: { contentDigest: 'c1c2c3' } };
    expect(before).toMatch(/^https:\/\/a\.example\//);
    expect(pictureOf({ ...DATA, [text]: changed })).not.toBe(before);
    expect(pictureOf(DATA)).toBe(before);
  },
);
