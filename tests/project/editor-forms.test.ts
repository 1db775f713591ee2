import { decapConfig } from '../../plugins/content-editor';
import { FACTS_GROUP, GROUPS } from '../../src/cms/groups';
import { contentModel } from '../../src/content-model';

const config = decapConfig(
  contentModel,
  GROUPS,
  FACTS_GROUP,
  { backend: { backend: { name: 'proxy' } } },
  'https://www.example.org',
);

it('has a form for each kind of content', () => {
  const folders = new Set(contentModel.kinds.map(({ folder }) => folder));
  expect(GROUPS.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
});

it.each([
  ['a question', 'faq/any-name.mdx', ['question', 'order', 'body', 'reviewBy', 'allow']],
  [
    'a section of the home page',
    'landing/faq.mdx',
    ['menu', 'heading', 'linkLabel', 'body', 'reviewBy', 'allow'],
  ],
  [
    'an issue',
    'issues/any-name.mdx',
    [
      'label',
      'notice',
      'period',
      'heading',
      'description',
      'table',
      'example',
      'sources',
      'invitation',
      'body',
      'reviewBy',
      'allow',
    ],
  ],
  [
    'a legal document',
    'legal/terms.mdx',
    [
      'title',
      'tabLabel',
      'lastUpdated',
      'changeNote',
      'summary',
      'keyPhrases',
      'reviewed',
      'body',
      'reviewBy',
      'allow',
    ],
  ],
  ['a file that is no content', 'policy.yaml', []],
])('shows the fields of %s in their order', (_what, file, names) => {
  expect(config.fieldsOf(file).map(({ name }) => name)).toEqual(names);
});

it('lets nobody delete a text', () => {
  expect(config.decap.collections.map((collection) => collection['delete'])).toEqual(
    Array(GROUPS.length + 1).fill(false),
  );
});

it('has a pane beside each form', () => {
  expect(config.templates).toEqual(
    expect.arrayContaining(['questions', 'hero', 'terms', 'not-found', 'facts']),
  );
});
