import { splitFrontMatter } from './front-matter';
import { plainText } from './source-text';

describe('splitFrontMatter', () => {
  it('keeps in the body the lines of the file', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\n\nText\n---\n')).toEqual({
      frontMatter: { yaml: 'title: A\n', linesBefore: 1 },
      body: '\n\n\n\nText\n---\n',
    });
  });

  it('reads the line ends of Windows, a byte order mark, and front matter alone', () => {
    expect(splitFrontMatter(plainText('\uFEFF---\r\ntitle: A\r\n---'))?.frontMatter.yaml).toBe('title: A\n');
  });

  it.each(['Text', 'Text\n---\ntitle: A\n---\n', '---\ntitle: A\n'])('finds none in %p', (source) => {
    expect(splitFrontMatter(source)).toBeNull();
  });
});
