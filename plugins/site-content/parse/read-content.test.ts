import { frontMatterOf, requiredFieldsOf, yamlOf } from '../fixtures/front-matter';
import { readEntry, readSiteFacts } from './read-content';

const source = (fields: object, body = 'Text') =>
  `${frontMatterOf('FaqEntry', { question: 'A?', order: 1, ...fields })}\n${body}\n`;

describe('readEntry', () => {
  it('returns the entry of a valid file', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source({}));
    expect(findings).toEqual([]);
    expect(entry).toMatchObject({
      name: 'launch',
      frontMatter: { question: 'A?', order: 1 },
      kind: { type: 'FaqEntry' },
    });
    expect(entry?.body.trim()).toBe('Text');
  });

  it('leaves out the fields for editors', () => {
    const fields = { reviewBy: '2020-01-01', allow: [{ rule: 'a', words: 'b', reason: 'c' }] };
    const { entry } = readEntry('faq/launch.mdx', source(fields));
    expect(Object.keys(entry?.frontMatter ?? {})).toEqual(requiredFieldsOf('FaqEntry'));
  });

  it('returns no entry for a file with errors', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source({}, 'a {b'));
    expect(entry).toBeUndefined();
    expect(findings).toHaveLength(1);
  });
});

it('prefers SITE_URL to the url of site.yaml', () => {
  const yaml = yamlOf('SiteFacts', { url: 'https://example.com' });
  expect(readSiteFacts(yaml, 'https://example.org').facts?.url).toBe('https://example.org');
  expect(readSiteFacts(yaml, '').facts?.url).toBe('https://example.com');
});
