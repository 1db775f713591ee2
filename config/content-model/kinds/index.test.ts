import { findKind } from '../../../plugins/mdx-content';
import { TEST_SITE_TEXTS } from '../../../tests/support/content';
import { validFieldsOf } from '../../../tests/support/front-matter';
import { CONTENT_KINDS } from '.';

it.each(TEST_SITE_TEXTS)('%s has one kind', (file) => {
  expect(CONTENT_KINDS.filter((kind) => findKind(file, [kind]))).toHaveLength(1);
});

it.each(CONTENT_KINDS)(
  'accepts no unknown field in front matter of the type $type',
  ({ type, frontMatter }) => {
    const fields = validFieldsOf(type);
    expect(frontMatter.safeParse(fields).success).toBe(true);
    expect(frontMatter.safeParse({ ...fields, colour: 'red' }).success).toBe(false);
  },
);

it.each([
  [1, true],
  [12, true],
  [0, false],
  [1.5, false],
  ['1', false],
])('accepts only whole numbers from 1 as the order of a question: %j', (order, expected) => {
  const schema = CONTENT_KINDS.find(({ type }) => type === 'FaqEntry')?.frontMatter;
  expect(schema?.safeParse({ ...validFieldsOf('FaqEntry'), order }).success).toBe(expected);
});
