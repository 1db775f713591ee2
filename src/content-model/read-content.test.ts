import { readEntry, readSiteFacts } from './read-content';
import { readFileSync } from 'node:fs';

const source = (fields: string, body = 'Text') => `---\nquestion: A?\norder: 1\n${fields}---\n\n${body}\n`;

describe('readEntry', () => {
  it('hands on a good file', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source(''));
    expect(findings).toEqual([]);
    expect(entry).toMatchObject({
      name: 'launch',
      frontMatter: { question: 'A?', order: 1 },
      kind: { type: 'FaqEntry' },
    });
    expect(entry?.body.trim()).toBe('Text');
  });

  it('keeps to itself what is meant for the authors', () => {
    const fields = 'reviewBy: 2020-01-01\nallow:\n  - rule: a\n    words: b\n    reason: c\n';
    const { entry } = readEntry('faq/launch.mdx', source(fields));
    expect(Object.keys(entry?.frontMatter ?? {})).toEqual(['question', 'order']);
  });

  it('hands on nothing of a file with errors', () => {
    const { entry, findings } = readEntry('faq/launch.mdx', source('', 'a {b'));
    expect(entry).toBeUndefined();
    expect(findings).toHaveLength(1);
  });
});

it('puts an address that is set for a build over the one in site.yaml', () => {
  const yaml = readFileSync('content/site.yaml', 'utf8');
  expect(readSiteFacts(yaml, 'https://example.org').facts?.url).toBe('https://example.org');
  expect(readSiteFacts(yaml, '').facts?.url).toMatch(/^https:/);
});
