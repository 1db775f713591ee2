import { yamlOf } from './fixtures/front-matter';
import { readSiteFacts } from './site-facts';

it('prefers SITE_URL to the url of site.yaml', () => {
  const yaml = yamlOf('SiteFacts', { url: 'https://example.com' });
  expect(readSiteFacts(yaml, 'https://example.org').facts?.url).toBe('https://example.org');
  expect(readSiteFacts(yaml, '').facts?.url).toBe('https://example.com');
});
