import { splitFrontMatter } from './front-matter';
import { plainText } from './source-text';

describe('splitFrontMatter', () => {
  it('keeps the line numbers of the file in the body', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\n\nText\n---\n')).toEqual({
      yaml: '\ntitle: A\n',
      body: '\n\n\n\nText\n---\n',
    });
  });

  it('reads Windows line ends, a byte order mark, and front matter without a body', () => {
    expect(splitFrontMatter(plainText('\uFEFF---\r\ntitle: A\r\n---'))?.yaml).toBe('\ntitle: A\n');
  });

  it.each(['Text', 'Text\n---\ntitle: A\n---\n', '---\ntitle: A\n'])('returns null for %p', (source) => {
    expect(splitFrontMatter(source)).toBeNull();
  });
});
