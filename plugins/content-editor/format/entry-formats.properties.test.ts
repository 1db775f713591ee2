import fc from 'fast-check';
import matter from 'gray-matter';
import { mdxFormat, SOURCE, type EntryData } from './entry-formats';
import { pathsIn, valueAt, withValueAt } from './fixtures/form-edits';
import { findDifference } from './form-values';

/** Texts in all styles and shapes that content has. */
const SOURCE_TEXT = `---
plain: One text # A comment.
double: "Another \\"text\\""
single: 'A third text'
wrapped: A text
  of two lines
folded: >-
  A text of
  two lines.

  And a paragraph.
literal: |-
  One line.
  Another line.
brackets: ["68", text]
# A comment on the list.
list:
  - first text
  # A comment on an item.
  - 'second text'
groups:
  - label: One
    note: >-
      A note of
      two lines.
  - label: Two
---

The body.
`;

const { [SOURCE]: _source, ...FORM } = mdxFormat.fromFile(SOURCE_TEXT);

const WORDS = ['word', 'of', 'the insured', 'é', '😀', 'https://a.example/b#c'];
const GAPS = [' ', '  ', '\t', '\n', '\n\n'];
/** Each of these signs has a meaning in some places of YAML. */
// prettier-ignore
const SIGNS = ['-', ': ', ' #', '"', "'", '\\', '\\n', '- ', '? ', '*a', '&b', '!c', '{', '}', '[', ']', ',', '|', '>-', '%', '@', '`', '~', '---', '...', '<<', '='];
/** Words that YAML 1.1 or 1.2 reads as a boolean, a number or a date, unless they are quoted. */
// prettier-ignore
const OTHER_TYPES = ['yes', 'On', 'null', 'true', '1:30', '0o17', '010', '68', '1_0', '.5', '1e3', '2025-05-02'];
const PIECES = [...WORDS, ...GAPS, ...SIGNS, ...OTHER_TYPES];

const joined = (pieces: readonly string[], length: number, gap: string) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: length }).map((chosen) => chosen.join(gap));

/** Texts as people type or paste them into a field. */
const typedText = fc.oneof(fc.constantFrom(...PIECES), joined(PIECES, 8, ''), joined(WORDS, 60, ' '));

const isTextIn = (form: EntryData) => (path: readonly (string | number)[]) =>
  typeof valueAt(path, form) === 'string';

const editedForm = fc
  .tuple(fc.constantFrom(...pathsIn(FORM).filter(isTextIn(FORM))), typedText)
  .map(([path, text]) => withValueAt(path, FORM, text) as EntryData);

const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/"(\d{4}-\d\d-\d\d)T00:00:00\.000Z"/g, '"$1"'));

it('writes any text into a field of any style so that the same text is read back', () => {
  fc.assert(
    fc.property(editedForm, (form) => {
      const written = mdxFormat.toFile({ ...form, [SOURCE]: SOURCE_TEXT });
      expect(mdxFormat.toFile({ ...form, [SOURCE]: written })).toBe(written);
    }),
  );
});

it.each(['-', '?', ':'])(
  'writes a text whose first line is only %s so that the same text is read back',
  (sign) => {
    const form = { ...FORM, plain: `${sign}\n\nword` };
    const written = mdxFormat.toFile({ ...form, [SOURCE]: SOURCE_TEXT });
    expect(mdxFormat.fromFile(written)).toMatchObject({ plain: `${sign}\n\nword` });
  },
);

it('writes nothing that gatsby-plugin-mdx would read in another way', () => {
  fc.assert(
    fc.property(editedForm, fc.boolean(), (form, isNew) => {
      const written = mdxFormat.toFile(isNew ? form : { ...form, [SOURCE]: SOURCE_TEXT });
      const { body: _body, ...fields } = form;
      expect(findDifference(withoutTimes(matter(written, {}).data), fields)).toBeUndefined();
    }),
  );
});
