import fc from 'fast-check';
import { BODIES } from '../fixtures/bodies';
import { mdxArbitrary } from '../fixtures/mdx-arbitrary';
import { parseBody } from '../parse/parse-body';
import { passagesOf } from './passages';

/** The tree as text, without the places, which begin anew in each passage. */
const read = (text: string): string[] =>
  parseBody(text).children.map((child) =>
    JSON.stringify(child, (key, value: unknown) => (key === 'position' ? undefined : value)),
  );

const isReadable = (text: string): boolean => {
  try {
    return Boolean(parseBody(text));
  } catch {
    return false;
  }
};

it('parts a body before paragraphs and headings', () => {
  const first = 'One\ntwo.\n\n- A list\n\n  and more of it.\n\n1. Another\n\n| a | b |\n| - | - |\n\n';
  const second = '## A heading\n\n';
  expect(passagesOf(`${first}${second}Text.\n`)).toEqual([first, second, 'Text.\n']);
});

it('leaves a component whole, with what comes before it', () => {
  const first = 'One.\n\n<Callout>\n\nTwo.\n\nThree.\n\n</Callout>\n\n';
  expect(passagesOf(`${first}Four.\n\nFive <Brand />.`)).toEqual([first, 'Four.\n\n', 'Five <Brand />.']);
});

it.each([
  ['code', '```\n\nCode\n\n```'],
  ['a definition', 'See [the terms].\n\nText.\n\n[the terms]: /legal'],
  ['an expression', '{\n\nText\n\n}'],
  ['an import', 'Text.\n\nimport a from "a"\n\nText.'],
  ['a tag of several lines', '<Figure src="a\n\nb" />'],
])('does not part %s', (_what, body) => {
  expect(passagesOf(body)).toEqual([body]);
});

it('reads the passages as the whole', () => {
  const bodies = Object.values(BODIES);
  expect(bodies.filter((body) => passagesOf(body).length > 1).length).toBeGreaterThan(5);
  const blocks = fc.constantFrom('\n\n', '\n\nA', '\n\n## B', '\n\n- c', '\n\n  D', '\n\n> e', 'F\n===');
  const texts = fc.array(fc.oneof(mdxArbitrary, blocks), { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(texts.filter(isReadable), fc.constantFrom(...bodies)), (body) => {
      const passages = passagesOf(body);
      expect(passages.join('')).toBe(body);
      expect(passages.flatMap(read)).toEqual(read(body));
    }),
    { numRuns: 300 },
  );
});
