import * as z from 'zod';
import { text, type ContentKind } from '../../mdx-content';
import { checkFiles } from '../check/check-files';
import { FIXTURE_CONTENT } from '../fixtures/content';
import { FIXTURE_OPTIONS } from '../fixtures/model';
import { pagesOf } from './pages';

const ISSUES = { path: '/{name}-issue', content: ['issues/'], ids: ['menu'] };

it('makes a page for each file where the path has {name}, and keeps other pages', () => {
  const home = { path: '/', content: ['landing/', 'faq/'], ids: [] };
  expect(pagesOf([home, ISSUES], ['faq/launch.mdx', 'issues/sample.mdx', 'issues/q1-2025.mdx'])).toEqual([
    home,
    { path: '/sample-issue', content: ['issues/sample.mdx'], ids: ['menu'] },
    { path: '/q1-2025-issue', content: ['issues/q1-2025.mdx'], ids: ['menu'] },
  ]);
});

it('checks links to the pages of files, and keeps the anchors of each apart', () => {
  const issue: ContentKind = {
    type: 'Issue',
    title: 'Issue',
    folder: 'issues',
    headingLevel: 2,
    frontMatter: z.strictObject({ heading: text }),
  };
  const { model, pages } = FIXTURE_OPTIONS;
  const options = {
    ...FIXTURE_OPTIONS,
    model: { ...model, kinds: [...model.kinds, issue] },
    pages: [...pages, ISSUES],
  };
  const body = '---\nheading: An issue\n---\n\n## One part\n\n';
  const content = {
    ...FIXTURE_CONTENT,
    'issues/sample.mdx': `${body}[Next](/next-issue#one-part), [same page](#one-part).\n`,
    'issues/next.mdx': `${body}[Sample](/sample-issue#another-part), [none](/third-issue).\n`,
  };
  const { findings } = checkFiles({ content, staticFiles: [] }, options);
  expect(findings.filter(({ file }) => file.includes('issues/')).map(({ message }) => message)).toEqual([
    'there is no place "#another-part" on the page /sample-issue',
    'the site has no page or file "/third-issue"',
  ]);
});
