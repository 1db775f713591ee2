import type { Element, Root, RootContent } from 'hast';
import fc from 'fast-check';
import { toHtml } from '../../compile/compile-body';
import { applyDifference, textOfClause } from './fixtures/apply-difference';
import type { LegalText } from '../legal-version';
import { clausesOf } from './blocks';
import { compareTexts } from './difference';
import { renderDifference } from './render-difference';

const word = fc.constantFrom(
  'bank',
  'you',
  'we',
  'mail',
  'insured',
  'deposit',
  '$250,000',
  'day',
  'write',
  'never',
);
const sentence = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => `${words.join(' ')}.`);
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((sentences) => sentences.join(' '));
const list = (mark: string) =>
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `${mark} ${item}`).join('\n'));
const table = fc
  .array(fc.tuple(word, word), { minLength: 1, maxLength: 4 })
  .map((rows) => ['| a | b |', '| - | - |', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'));
const callout = paragraph.map((text) => `<Callout>\n\n${text}\n\n</Callout>`);
const block = fc.oneof(paragraph, paragraph, list('-'), list('1.'), table, callout);
const clause = fc
  .tuple(fc.constantFrom('One', 'Two', 'Three', 'Four', 'Five'), fc.array(block, { maxLength: 4 }))
  .map(([heading, blocks]) => `## ${heading}\n\n${blocks.join('\n\n')}`);

/** Two texts that share clauses in another order, as versions do. */
const versions = fc.array(clause, { minLength: 1, maxLength: 5 }).chain((shared) =>
  fc.tuple(
    fc.shuffledSubarray(shared),
    fc
      .tuple(fc.shuffledSubarray(shared), fc.array(clause, { maxLength: 2 }))
      .map(([kept, fresh]) => [...kept, ...fresh]),
  ),
);

const read = (clauses: readonly string[]): LegalText => ({
  title: 'Title',
  summary: 'Summary.',
  body: clauses.join('\n\n'),
  facts: {},
});

it('gives the new text when applied to the old', () => {
  fc.assert(
    fc.property(versions, ([before, after]) => {
      const [old, fresh] = [read(before), read(after)];
      expect(applyDifference(clausesOf(old), compareTexts(old, fresh))).toEqual(
        clausesOf(fresh).map(textOfClause),
      );
    }),
    { numRuns: 100 },
  );
});

it('shows the whole new text in its order when removals are left out', () => {
  fc.assert(
    fc.property(versions, ([before, after]) => {
      const fresh = read(after);
      const shown = renderDifference(compareTexts(read(before), fresh));
      const expected = clausesOf(fresh).flatMap(({ heading, blocks }) => [
        heading,
        ...blocks.flatMap(({ cells }) => cells),
      ]);
      expect(textsOf({ type: 'root', children: shown }, 'del')).toEqual(expected.filter(Boolean));
    }),
    { numRuns: 100 },
  );
});

/** The text of each innermost block, without notes and one of the two marks. */
function textsOf(tree: Root, without: 'ins' | 'del'): string[] {
  const blocks: string[] = [];
  const walk = (node: RootContent | Root): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' && node.type !== 'root') return '';
    if (node.type === 'element' && (node.tagName === without || isNote(node))) return '';
    const text = node.children.map(walk).join('');
    if (node.type === 'root' || !/^(p|li|td|th|h\d|pre)$/.test(node.tagName)) return text;
    blocks.push(text);
    return '';
  };
  walk(tree);
  return blocks.filter(Boolean);
}

const isNote = ({ properties }: Element): boolean => [properties?.['className']].flat().includes('note');

it('marks additions and removals, in words too', () => {
  const html = toHtml(
    renderDifference(compareTexts(read(['## A\n\nTen whole days.']), read(['## A\n\nFive whole days.']))),
  );
  expect(html).toContain(
    '<p><del><span class="note visually-hidden">[removed: </span>Ten<span class="note visually-hidden">]</span></del><ins><span class="note visually-hidden">[added: </span>Five<span class="note visually-hidden">]</span></ins> whole days.</p>',
  );
});

it('folds clauses that did not change', () => {
  const html = toHtml(
    renderDifference(
      compareTexts(
        read(['## A\n\nOne.', '## B\n\nTwo.']),
        read(['## A\n\nOne.', '## B\n\nTwo.', '## C\n\nThree.']),
      ),
    ),
  );
  expect(html).toMatch(
    /^<details><summary class="note"><b>3 unchanged clauses<\/b> <span>Title and opening · A · B<\/span><\/summary>/,
  );
  expect(html).toContain('<section class="clause added"><h3><ins>');
});
