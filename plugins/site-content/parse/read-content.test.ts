import { frontMatterOf, requiredFieldsOf, yamlOf } from '../fixtures/front-matter';
import { readEntry, readSiteFacts } from './read-content';

const source = (fields: object, body = 'Text') =>
  `${frontMatterOf('FaqEntry', { question: 'A?', order: 1, ...fields })}\n${body}\n`;

describe('readEntry', () => {
  it('hands on a good file', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source({}));
    expect(findings).toEqual([]);
    expect(entry).toMatchObject({
      name: 'launch',
      frontMatter: { question: 'A?', order: 1 },
      kind: { type: 'FaqEntry' },
    });
    expect(entry?.body.trim()).toBe('Text');
  });

  it('keeps to itself what is meant for the authors', () => {
    const fields = { reviewBy: '2020-01-01', allow: [{ rule: 'a', words: 'b', reason: 'c' }] };
    const { entry } = readEntry('faq/launch.mdx', source(fields));
    expect(Object.keys(entry?.frontMatter ?? {})).toEqual(requiredFieldsOf('FaqEntry'));
  });

  it('hands on nothing of a file with errors', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source({}, 'a {b'));
    expect(entry).toBeUndefined();
    expect(findings).toHaveLength(1);
  });
});

it('puts an address that is set for a build over the one in site.yaml', () => {
  const yaml = yamlOf('SiteFacts', { url: 'https://example.com' });
  expect(readSiteFacts(yaml, 'https://example.org').facts?.url).toBe('https://example.org');
  expect(readSiteFacts(yaml, '').facts?.url).toBe('https://example.com');
});
