import { siteFactsWith } from './fixtures/front-matter';
import { factsOfBuild } from './site-facts';

it('prefers SITE_URL to the url of site.yaml', () => {
  const facts = siteFactsWith({ url: 'https://example.com' });
  expect(factsOfBuild(facts, { SITE_URL: 'https://example.org' }).url).toBe('https://example.org');
  expect(factsOfBuild(facts, { SITE_URL: '' }).url).toBe('https://example.com');
});
