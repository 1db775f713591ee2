import { z } from 'zod';
import { readYaml, splitFrontMatter } from './front-matter';

const schema = z.strictObject({ title: z.string().min(1, 'must not be empty'), order: z.int().optional() });
const read = (yaml: string) => readYaml({ file: 'content/a.mdx', yaml, linesBefore: 1 }, schema);
const shown = (yaml: string) =>
  read(yaml).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('splitFrontMatter', () => {
  it('keeps in the body the lines of the file', () => {
    expect(splitFrontMatter('content/a.mdx', '---\ntitle: A\n---\n\nText\n---\n')).toEqual({
      frontMatter: { file: 'content/a.mdx', yaml: 'title: A\n', linesBefore: 1 },
      body: '\n\n\n\nText\n---\n',
    });
  });

  it('reads the line ends of Windows, and front matter alone', () => {
    expect(splitFrontMatter('a', '---\r\ntitle: A\r\n---')?.frontMatter.yaml).toBe('title: A\r\n');
  });

  it.each(['Text', 'Text\n---\ntitle: A\n---\n', '---\ntitle: A\n'])('finds none in %p', (source) => {
    expect(splitFrontMatter('a', source)).toBeNull();
  });
});

describe('readYaml', () => {
  it('hands on a value that is valid', () => {
    expect(read('title: A\norder: 2\n')).toEqual({ value: { title: 'A', order: 2 }, findings: [] });
  });

  it('names the place in the file, front matter’s first line counted', () => {
    expect(shown('order: 1\ntitle: ""\n')).toEqual(['3:8 "title" must not be empty']);
    expect(shown('title: A\ntitel: B\n')).toEqual(['3:1 "titel" is not a field of this kind of file']);
    expect(shown('order: 1\n')).toEqual(['2:1 "title" is missing']);
    expect(shown('')).toEqual(['2:1 "title" is missing']);
  });

  it('explains YAML that cannot be read', () => {
    const [finding] = read('title: A: B\n').findings;
    expect(finding).toMatchObject({
      file: 'content/a.mdx',
      line: 2,
      severity: 'error',
      rule: 'front-matter',
    });
    expect(finding?.help).toContain('double quotes');
  });
});
