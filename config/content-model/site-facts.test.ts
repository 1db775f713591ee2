import { checkFiles } from '../../plugins/content-check';
import { SITE_FACTS_FILE, SITE_FACTS_TYPE } from '../../plugins/mdx-content';
import { FIXTURE_CONTENT } from '../../tests/support/content';
import { yamlOf } from '../../tests/support/front-matter';
import { siteFactsSchema, siteUrlSchema, type SiteFacts } from './site-facts';
import { contentModel } from '.';

const FACTS: SiteFacts = {
  brand: 'Sample Bank Brief',
  email: 'write@example.com',
  url: 'https://example.com',
  launch: 'in May 2099',
  launchBy: '2099-05-31',
  firstReport: '2099-Q1',
  notice: 'We are not affiliated with any bank.',
  unpublished: false,
  footerLinks: [],
  social: [{ name: 'LinkedIn' }],
};

/** The messages of the schema when some facts are changed, each with the path of its field. */
const messagesFor = (changes: object): string[] =>
  siteFactsSchema
    .safeParse({ ...FACTS, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('accepts a site with and without its optional facts', () => {
  expect(messagesFor({})).toEqual([]);
  const optional = {
    operator: 'Sample LLC',
    operatorCountry: 'the United States',
    postalAddress: '1 Main Street',
    publicSince: '2026-12-01',
  };
  expect(messagesFor(optional)).toEqual([]);
  expect(messagesFor({ unpublished: true })).toEqual([]);
  expect(messagesFor({ unpublished: undefined })).toEqual([]);
  expect(messagesFor({ footerLinks: undefined })).toEqual([]);
});

it.each([
  [{ launchBy: '2025-02-30' }, 'launchBy must be a day of the calendar'],
  [{ firstReport: '2025-Q5' }, 'firstReport must be a year and a quarter'],
  [
    { unpublished: true, publicSince: '2026-12-01' },
    'publicSince must be empty while the site is not public yet',
  ],
  [{ unpublished: 'no' }, 'unpublished must be true or false'],
  [{ url: 'https://example.org/' }, 'url must be https:// and the name of a host'],
  [
    { footerLinks: [{ label: 'About', path: '//example.com' }] },
    'footerLinks.0.path must begin with one slash',
  ],
  [{ social: [{ name: 'LinkedIn', url: 'http://example.com' }] }, 'social.0.url must begin with https://'],
])('refuses %j', (changes, message) => {
  expect(messagesFor(changes)).toEqual([expect.stringContaining(message)]);
});

it('has further links that lead to a page, which the content check makes sure of', () => {
  const footerLinks = [
    { label: 'Legal', path: '/legal' },
    { label: 'About', path: '/abuot' },
  ];
  const { findings } = checkFiles(
    {
      content: { ...FIXTURE_CONTENT, [SITE_FACTS_FILE]: yamlOf(SITE_FACTS_TYPE, { footerLinks }) },
      staticFiles: [],
    },
    { model: contentModel, pages: [{ path: '/legal', content: ['legal/'], ids: [] }], today: '2025-05-02' },
  );
  expect(findings).toMatchObject([
    { file: 'content/site.yaml', rule: 'link', path: ['footerLinks', 1, 'path'] },
  ]);
});

it('requires an address of the repository to which a path can be added', () => {
  expect(messagesFor({ repository: 'https://github.com/owner/name' })).toEqual([]);
  for (const repository of [
    'https://github.com/owner/name/',
    'git@github.com:owner/name.git',
    'owner/name',
  ]) {
    expect(messagesFor({ repository })).toEqual([
      'repository must be the https:// address of the repository, without a slash at the end',
    ]);
  }
});

it.each(['https://example.org', 'https://www.example.org:8443', 'http://localhost:9000', 'http://127.0.0.1'])(
  'accepts the address %s',
  (address) => expect(siteUrlSchema.safeParse(address).success).toBe(true),
);

it.each([
  ...['example.org', 'ftp://example.org', 'https://', 'http://example.org:80', '"https://example.org"'],
  ...['https://example.org ', 'https://example.org/', 'https://example.org/site', 'https://example.org?a=b'],
  ...['https://a.example;sandbox', 'https://a.example$host', 'https://*', 'https://a,b'],
  ...['https://bücher.example', 'https://user:word@Example.org', 'https://example.org:443'],
])('refuses the address %s', (address) => expect(siteUrlSchema.safeParse(address).success).toBe(false));
