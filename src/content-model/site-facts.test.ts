import { checkWith, inShort, question } from './fixtures/check-samples';
import { siteFactsWith, yamlOf } from './fixtures/front-matter';
import { factsOfBuild, siteUrl } from './site-facts';

it('prefers SITE_URL to the url of site.yaml', () => {
  const facts = siteFactsWith({ url: 'https://example.com' });
  expect(factsOfBuild(facts, { SITE_URL: 'https://example.org' }).url).toBe('https://example.org');
  expect(factsOfBuild(facts, { SITE_URL: '' }).url).toBe('https://example.com');
});

it('wants the address of the repository so that a path can follow it', async () => {
  const checkRepository = (repository: string) =>
    checkWith({ 'site.yaml': yamlOf('SiteFacts', { repository }) });
  expect(await checkRepository('https://github.com/owner/name')).toEqual([]);
  for (const wrong of ['https://github.com/owner/name/', 'git@github.com:owner/name.git', 'owner/name']) {
    expect(await checkRepository(wrong)).toMatchObject([
      { message: expect.stringContaining('must be the https:// address of the repository') },
    ]);
  }
});

it('checks the public address in site.yaml as it checks SITE_URL', async () => {
  const [finding, ...others] = await checkWith({
    'site.yaml': yamlOf('SiteFacts', { url: 'https://example.org/' }),
  });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: 'content/site.yaml',
    column: 6,
    message: expect.stringMatching(
      /^"url" must be https:\/\/ and the name of a host.*; found "https:\/\/example\.org\/"$/,
    ),
  });
});

it('names each open fact and the texts that show it, until it is known', async () => {
  const texts = {
    'faq/a.mdx': question('<Operator />, <PostalAddress />'),
    'faq/b.mdx': question('<Operator />'),
  };
  const found = await checkWith({ ...texts, 'faq/b.mdx': texts['faq/b.mdx'].replaceAll('9999', '9998') });
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', '"operator" is still open; readers of faq/a.mdx, faq/b.mdx see that it is missing'],
    ['warning', '"postalAddress" is still open; readers of faq/a.mdx see that it is missing'],
  ]);
  const known = yamlOf('SiteFacts', { operator: 'Sample LLC', postalAddress: '1 Main Street' });
  expect(await checkWith({ 'site.yaml': known, 'faq/a.mdx': texts['faq/a.mdx'] })).toEqual([]);
});

it('finds three facts of the launch that contradict each other', async () => {
  const found = await checkWith({ 'site.yaml': yamlOf('SiteFacts', { launch: 'in June' }) });
  expect(found.map(inShort)).toEqual(['8:11 launch']);
});

it.each(['https://example.org', 'https://www.example.org:8443', 'http://localhost:9000', 'http://127.0.0.1'])(
  'accepts the address %s',
  (address) => expect(siteUrl.safeParse(address).success).toBe(true),
);

it.each([
  ...['example.org', 'ftp://example.org', 'https://', 'http://example.org:80', '"https://example.org"'],
  ...['https://example.org ', 'https://example.org/', 'https://example.org/site', 'https://example.org?a=b'],
  ...['https://a.example;sandbox', 'https://a.example$host', 'https://*', 'https://a,b'],
  ...['https://bücher.example', 'https://user:word@Example.org', 'https://example.org:443'],
])('refuses the address %s', (address) => expect(siteUrl.safeParse(address).success).toBe(false));
