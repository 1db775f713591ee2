import { TEN_VERSIONS } from '../fixtures/history';
import { applyDifference, textOfClause } from './fixtures/apply-difference';
import { clausesOf } from './blocks';
import { countChanges, differenceAsText } from './describe-difference';
import { compareTexts } from './difference';

const facts = { email: 'write@example.com' };
const legalText = (body: string, title = 'Terms of use') => ({
  title,
  summary: 'In one sentence.',
  body,
  facts,
});
const compare = (before: string, after: string) => compareTexts(legalText(before), legalText(after));
const lines = (before: string, after: string) =>
  differenceAsText(compare(before, after))
    .filter(Boolean)
    .map((line) => line.trim());

const A = '## Alpha\n\nThe first clause is about reading and nothing else.\n\n';
const B =
  '## Beta\n\nThe second clause is about mail that we send to you.\n\nIt goes on with how to stop the mail.\n\n';
const C = '## Gamma\n\nThe third clause is about the law where you live.\n\n';

it('finds nothing in the same text, however its lines break', () => {
  expect(countChanges(compare(A + B, A + B.replace('about mail', 'about\nmail')))).toBe('No clause changed');
});

it('shows a changed word in its clause', () => {
  expect(lines(A + B, A + B.replace('send to you', 'post to you'))).toEqual([
    '## Beta',
    'The second clause is about mail that we [-send-]{+post+} to you.',
  ]);
});

it('names a moved clause as moved', () => {
  const difference = compare(A + B + C, C + A + B);
  expect(difference.map(({ state, movedFromAfter }) => [state, movedFromAfter])).toEqual([
    ['same', undefined],
    ['same', 'Beta'],
    ['same', undefined],
    ['same', undefined],
  ]);
  expect(countChanges(difference)).toBe('1 clause moved');
});

it('counts the second of two clauses that changed places as moved', () => {
  expect(lines(A + B, B + A)).toEqual(['## Beta (moved)']);
});

it('shows where the rest of a split clause went', () => {
  const split = B.replace('\n\nIt goes', '\n\n## Stopping\n\nIt goes');
  expect(lines(A + B, A + split)).toEqual([
    '## Beta',
    '(Moved to “Stopping”) [-It goes on with how to stop the mail.-]',
    '## {+Stopping+} (new)',
    '(Moved here from “Beta”) {+It goes on with how to stop the mail.+}',
  ]);
  expect(countChanges(compare(A + B, A + split))).toBe('1 clause changed, 1 new; 1 word added');
});

it('recognizes a clause by its text when its heading changes', () => {
  expect(lines(A + B, A.replace('Alpha', 'Reading') + B)).toEqual(['## [-Alpha-]{+Reading+}']);
});

it('shows a rewritten paragraph as one removed and one added', () => {
  const rewritten = '## Gamma\n\nDisputes go to a court near your home after a month of talks.\n\n';
  expect(lines(A + C, A + rewritten)).toEqual([
    '## Gamma',
    '[-The third clause is about the law where you live.-]',
    '{+Disputes go to a court near your home after a month of talks.+}',
  ]);
});

it('shows added and removed clauses at their places', () => {
  expect(lines(A + B, A + C)).toEqual([
    '## [-Beta-] (removed)',
    '[-The second clause is about mail that we send to you.-]',
    '[-It goes on with how to stop the mail.-]',
    '## {+Gamma+} (new)',
    '{+The third clause is about the law where you live.+}',
  ]);
});

it('compares lists item by item and tables row by row', () => {
  const list = '## L\n\n- one apple\n- two pears\n- three plums\n';
  expect(lines(list, list.replace('- two pears\n', ''))).toEqual(['## L', '[-two pears-]']);
  const table = '## T\n\n| Plan | Price |\n| - | - |\n| Basic | Nothing |\n| Full | Ten |\n';
  expect(lines(table, table.replace('Ten', 'Twelve').replace('| Full', '| Family | Six |\n| Full'))).toEqual([
    '## T',
    '{+Family+} | {+Six+}',
    'Full | [-Ten-]{+Twelve+}',
  ]);
});

it('pairs a reworded item with the most similar new one', () => {
  const items = '## L\n\n- We keep your name for two years\n';
  const more = '## L\n\n- We keep your address for three years\n- We keep your full name for two years\n';
  expect(lines(items, more)).toEqual([
    '## L',
    '{+We keep your address for three years+}',
    'We keep your {+full +}name for two years',
  ]);
});

it('names the new address of a link, which the words do not show', () => {
  const linked = A.replace('reading', '[reading](/one)');
  expect(lines(linked, linked.replace('/one', '/two'))).toEqual([
    '## Alpha',
    '(Link changed from /one to /two) The first clause is about reading and nothing else.',
  ]);
  expect(lines(A, A.replace('reading', '**reading**'))).toEqual([
    '## Alpha',
    '(Same words, with another emphasis) The first clause is about reading and nothing else.',
  ]);
});

it('compares the facts that a text shows', () => {
  const body = '## Mail\n\nWrite to <ContactEmail /> and we answer.\n';
  const text = { title: 'T', summary: 'S', body };
  const before = { ...text, facts: { email: 'old@example.com' } };
  const after = { ...text, facts: { email: 'new@example.com' } };
  expect(differenceAsText(compareTexts(before, after)).join('\n')).toContain(
    'Write to [-old-]{+new+}@example.com and we answer.',
  );
});

const TEN_TEXTS = TEN_VERSIONS.map(({ body, title }) => legalText(body, title));
const STEPS = TEN_TEXTS.slice(1).map((after, index) => [TEN_TEXTS[index] ?? after, after] as const);

it('gives the new text for each of ten versions when applied to the one before', () => {
  for (const [before, after] of STEPS) {
    expect(applyDifference(clausesOf(before), compareTexts(before, after))).toEqual(
      clausesOf(after).map(textOfClause),
    );
  }
});

it('counts what changed in each of ten versions', () => {
  expect(STEPS.map(([before, after]) => countChanges(compareTexts(before, after)))).toEqual([
    '1 clause changed; 1 word added, 1 removed',
    '1 clause moved',
    '1 clause changed, 1 new; 2 words added',
    '1 clause changed; 21 words added, 10 removed',
    '1 clause changed; 4 words added, 1 removed',
    '1 clause changed; 5 words added, 3 removed',
    '1 clause changed, 1 removed; 5 words added, 23 removed',
    '1 clause changed',
    '2 clauses changed; 3 words added, 1 removed',
  ]);
});
