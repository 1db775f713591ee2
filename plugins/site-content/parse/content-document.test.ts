import { frontMatterOf, requiredFieldsOf } from '../fixtures/front-matter';
import { readDocument } from './content-document';
import { reportTo, type Finding } from './finding';

const read = (fields: object, body = 'Text') => {
  const findings: Finding[] = [];
  const source = `${frontMatterOf('FaqEntry', { question: 'A?', order: 1, ...fields })}\n${body}\n`;
  return { document: readDocument('faq/launch.mdx', source, reportTo(findings, 'a')), findings };
};

describe('readDocument', () => {
  it('returns the parts of a valid file', () => {
    const { document, findings } = read({});
    expect(findings).toEqual([]);
    expect(document).toMatchObject({
      name: 'launch',
      frontMatter: { question: 'A?', order: 1 },
      kind: { type: 'FaqEntry' },
      complete: true,
    });
    expect(document?.body.trim()).toBe('Text');
  });

  it('leaves out the fields for editors', () => {
    const fields = { reviewBy: '2020-01-01', allow: [{ rule: 'a', words: 'b', reason: 'c' }] };
    const { document } = read(fields);
    expect(Object.keys(document?.frontMatter ?? {})).toEqual(requiredFieldsOf('FaqEntry'));
    expect(document).toMatchObject(fields);
  });

  it('reports a body that is not MDX, and keeps the fields', () => {
    const { document, findings } = read({}, 'a {b');
    expect(findings).toHaveLength(1);
    expect(document?.frontMatter).toMatchObject({ question: 'A?', order: 1 });
  });
});
