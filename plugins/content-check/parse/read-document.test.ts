import { reportTo, type Finding } from '../../shared/text/finding';
import { RECIPE_MODEL } from '../fixtures/recipe-model';
import { readDocument } from './read-document';

function read(source: string, file = 'recipes/soup.mdx') {
  const findings: Finding[] = [];
  const document = readDocument(file, source, RECIPE_MODEL, reportTo(findings, `content/${file}`));
  return { document, found: findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`) };
}

const FIELDS = '---\ntitle: A soup\nportions: 2\nreviewBy: 2031-01-01\n---\n';

it('parses a document, and separates the fields for editors from the published ones', () => {
  const { document, found } = read(`${FIELDS}\nCook *it*.\n`);
  expect(found).toEqual([]);
  expect(document).toMatchObject({
    file: 'recipes/soup.mdx',
    kind: { type: 'Recipe' },
    name: 'soup',
    frontMatter: { title: 'A soup', portions: 2 },
    editorialFields: { reviewBy: '2031-01-01' },
  });
  expect(document?.texts.map(({ path }) => path)).toEqual([['title']]);
});

it('has the text of a field whose name every object in JavaScript inherits', () => {
  const { document } = read('---\nconstructor: A cook\n---\nText.\n');
  expect(document?.texts.map(({ path }) => path)).toEqual([['constructor']]);
});

it('finds the place in the file of an offset in the body', () => {
  const { document } = read(`${FIELDS}\nCook *it*.\n`);
  expect(document?.placeAt(document.body.indexOf('*it*'))).toEqual({ line: 7, column: 6 });
});

it('returns a document with an invalid field without any field', () => {
  const { document, found } = read('---\ntitle: A soup\n---\nText.\n');
  expect(found).toEqual(['2:1 front-matter']);
  expect(document).toMatchObject({ frontMatter: undefined, name: 'soup' });
});

it.each([
  ['of no kind', `${FIELDS}\nText.\n`, '1:1 file-name', 'drinks/tea.mdx'],
  ['without front matter', 'Text.\n', '1:1 front-matter', undefined],
  ['whose front matter has no end', '---\ntitle: A soup\n', '1:1 front-matter', undefined],
  ['with an open tag', `${FIELDS}\nA <b>bold\n\nword.\n`, '7:3 mdx', undefined],
  ['with a plain "less than"', `${FIELDS}\nText.\n\nIf it is <$250, buy.\n`, '9:10 mdx', undefined],
  ['with an open brace', `${FIELDS}\nA {brace.\n`, '7:3 code', undefined],
  ['with an import', `${FIELDS}\nimport a b c\n`, '7:1 code', undefined],
])('reports a document %s', (_what, source, expected, file) => {
  const { document, found } = read(source, file);
  expect(document).toBeUndefined();
  expect(found).toEqual([expected]);
});
