import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { MODEL } from '../fixtures/options';
import type { LegalTextContent } from '../record/legal-version';
import { clausesOf } from './clauses';
import {
  compareTexts,
  compareWords,
  type BlockDifference,
  type ClauseDifference,
  type TextRun,
} from './compare-texts';
import { describeDifference } from './describe-difference';

const legalText = (body: string, facts = {}): LegalTextContent => ({
  title: 'Terms',
  summary: 'All.',
  body,
  facts,
});
const describeBodies = (before: string, after: string) =>
  describeDifference(legalText(before), legalText(after), MODEL);
/** The text of the changed clauses, block by block. */
function lines(before: string, after: string) {
  const { document } = new JSDOM(describeBodies(before, after).html).window;
  return [...document.querySelectorAll('section > :not(ul), li')].map((line) =>
    line.textContent.replaceAll('\u00a0', ' '),
  );
}

const ALPHA = '## Alpha\n\nThe first clause is about reading and nothing else.\n\n';
const BETA = '## Beta\n\nThe second clause is about mail.\n\nIt goes on with how to stop it.\n\n';

it.each([
  ['within ten days', 'within five days', 'within[removed:  ten][added:  five] days'],
  [
    'up to $250,000 a person',
    'up to $300,000 a person',
    'up to $[removed: 250,000][added: 300,000] a person',
  ],
  ['don’t ask', 'don’t tell', 'don’t[removed:  ask][added:  tell]'],
])('compares words: %s → %s', (before, after, expected) => {
  expect(lines(`## A\n\n${before}`, `## A\n\n${after}`)).toContain(expected);
});

const DIFFERENCES: [string, string, string, string[], string][] = [
  [
    'nothing in a text whose lines break elsewhere',
    ALPHA,
    ALPHA.replace('and nothing', 'and\nnothing'),
    [],
    'No clause changed',
  ],
  [
    'a moved clause as one removed and one added',
    ALPHA + BETA,
    BETA + ALPHA,
    expect.arrayContaining(['new clause', 'removed clause']) as string[],
    '1 clause new, 1 removed; 10 words added, 10 removed',
  ],
  [
    'a clause whose heading changed',
    ALPHA + BETA,
    ALPHA.replace('Alpha', 'Reading') + BETA,
    ['[removed: Alpha][added: Reading]', 'changed', 'The first clause is about reading and nothing else.'],
    '1 clause changed; 1 word added, 1 removed',
  ],
  [
    'a rewritten paragraph as one removed and one added',
    ALPHA,
    '## Alpha\n\nDisputes go to a court near your home.\n',
    [
      'Alpha',
      'changed',
      '[removed: The first clause is about reading and nothing else.]',
      '[added: Disputes go to a court near your home.]',
    ],
    '1 clause changed; 8 words added, 9 removed',
  ],
  [
    'items of lists and rows of tables',
    '## L\n\n- one\n- two pears\n\n| Plan | Price |\n| - | - |\n| Full plan | Ten |\n',
    '## L\n\n- one\n\n| Plan | Price |\n| - | - |\n| Full plan | Six |\n',
    [
      ...['L', 'changed', 'one', '[removed: two pears]', 'Plan | Price'],
      'Full plan |[removed:  Ten][added:  Six]',
    ],
    '1 clause changed; 1 word added, 3 removed',
  ],
  [
    'the new address of a link, which the words do not show',
    ALPHA.replace('reading', '[reading](/one)'),
    ALPHA.replace('reading', '[reading](/two)'),
    [
      ...['Alpha', 'changed'],
      'Link changed from /one to /two: The first clause is about reading and nothing else.',
    ],
    '1 clause changed',
  ],
];

it.each(DIFFERENCES)('shows %s', (_, before, after, expected, extent) => {
  expect(lines(before, after)).toEqual(expected);
  expect(describeBodies(before, after).extent).toBe(extent);
});

it('shows a changed fact as a change of the text', () => {
  const body = '## Mail\n\nWrite to <ContactEmail /> and we answer.\n';
  const before = legalText(body, { email: 'old@example.com' });
  const after = legalText(body, { email: 'new@example.com' });
  expect(describeDifference(before, after, MODEL).html).toMatch(
    /Write to<del>.* old<.*<ins>.* new<.*@example\.com and we answer\./,
  );
});

it('marks additions and removals with elements and in words, and names the unchanged clauses', () => {
  const { html } = describeBodies(`${ALPHA}## B\n\nTen whole days.`, `${ALPHA}## B\n\nFive whole days.`);
  expect(html).toMatch(/^<section class="clause"><h3>B<\/h3>/);
  expect(html).toContain(
    '<del><span class="note unseen">[removed: </span>Ten<span class="note unseen">]</span></del><ins><span class="note unseen">[added: </span>Five<span class="note unseen">]</span></ins> whole days.',
  );
  expect(html).toContain('Unchanged: Title and introduction · Alpha');
});

const word = fc.constantFrom('bank', 'you', 'we', '$250,000', 'never', 'a');
const sentence = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => `${words.join(' ')}.`);
const list = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => `- ${all.join('\n- ')}`);
const block = fc.oneof(
  sentence,
  list,
  sentence.map((text) => `<Callout>\n\n${text}\n\n</Callout>`),
  fc.tuple(word, word).map(([a, b]) => `| a | b |\n| - | - |\n| ${a} | ${b} |`),
);
const body = fc
  .array(fc.tuple(fc.constantFrom('One', 'Two', 'Three'), fc.array(block, { maxLength: 3 })), {
    maxLength: 4,
  })
  .map((clauses) =>
    clauses.map(([heading, blocks]) => `## ${heading}\n\n${blocks.join('\n\n')}`).join('\n\n'),
  );

const textOf = (source: string) =>
  clausesOf(legalText(source), MODEL).map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map(({ text }) => text),
  }));

/** The headings and blocks of a difference, without what was removed or without what was added. */
function textWithout(change: 'removed' | 'added', difference: readonly ClauseDifference[]) {
  const isLeft = ({ state }: Pick<BlockDifference, 'state'>) => state !== change;
  const joined = (runs: readonly TextRun[]) =>
    runs
      .filter((run) => run.change !== change)
      .map(({ text }) => text)
      .join('');
  return difference.filter(isLeft).map(({ heading, blocks }) => ({
    heading: joined(heading),
    blocks: blocks.filter(isLeft).map(({ runs }) => joined(runs)),
  }));
}

it('contains both texts in full: each is what remains without the words of the other', () => {
  fc.assert(
    fc.property(body, body, (before, after) => {
      const difference = compareTexts(legalText(before), legalText(after), MODEL);
      expect(textWithout('added', difference)).toEqual(textOf(before));
      expect(textWithout('removed', difference)).toEqual(textOf(after));
    }),
    // Each run parses four texts. A fault of the comparison shows within the first runs.
    { numRuns: 30 },
  );
});

it('treats a long rewritten text as one removal and one addition', () => {
  const many = (start: string) => Array.from({ length: 5000 }, (_, index) => `${start}${index}`).join(' ');
  expect(compareWords(many('a'), many('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});
