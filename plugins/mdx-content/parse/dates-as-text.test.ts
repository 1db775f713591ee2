import matter from 'gray-matter';
import { datesAsText } from './dates-as-text';

/** Reads front matter as gatsby-plugin-mdx does. */
const published = (yaml: string) => matter(`---\n${yaml}---\n`, { language: 'yaml' }).data;

describe('the dates in front matter', () => {
  it('become text, with and without quotes, in groups and in lists', () => {
    const data = published(
      'tested: 2025-05-02\nquoted: "2025-05-03"\nallow:\n  - { on: 2024-02-29, order: 1, last: null }\n',
    );
    expect(data['tested']).toBeInstanceOf(Date);
    expect(datesAsText(data)).toEqual({
      tested: '2025-05-02',
      quoted: '2025-05-03',
      allow: [{ on: '2024-02-29', order: 1, last: null }],
    });
  });

  it('become text in nodes of an earlier run, which Gatsby keeps as JSON', () => {
    const kept: unknown = JSON.parse(JSON.stringify(published('tested: 2025-05-02\n')));
    expect(kept).toEqual({ tested: '2025-05-02T00:00:00.000Z' });
    expect(datesAsText(kept)).toEqual({ tested: '2025-05-02' });
  });
});
