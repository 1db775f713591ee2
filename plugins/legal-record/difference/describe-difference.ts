import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toHtml, type ContentModel } from '../../mdx-content';
import { CLAUSE_LEVEL, type LegalText } from '../legal-version';
import { compareTexts, type BlockDifference, type ClauseDifference, type TextRun } from './compare';

/** The name of the first clause of every document, which has no heading. */
const INTRODUCTION = 'Title and introduction';

/**
 * Describes what changed between two texts.
 *
 * @returns a count, and the changed clauses as HTML, where all words but those with the class `note` are of the texts
 */
export function describeDifference(before: LegalText, after: LegalText, model: ContentModel) {
  const clauses = compareTexts(before, after, model);
  const changed = clauses.filter(({ state }) => state !== 'same');
  return {
    summary: countChanges(changed),
    html: toHtml([...changed.map(renderClause), ...renderUnchanged(clauses)]),
  };
}

/** For instance `2 clauses changed, 1 new; 14 words added, 3 removed`. */
function countChanges(clauses: readonly ClauseDifference[]): string {
  if (clauses.length === 0) return 'No clause changed';
  const runs = clauses.flatMap(({ heading, blocks }) => [
    ...heading,
    ...blocks.flatMap((block) => block.runs),
  ]);
  const clausesWith = (wanted: ClauseDifference['state']) =>
    clauses.filter(({ state }) => state === wanted).length;
  const wordsWith = (wanted: TextRun['change']) =>
    runs.filter(({ change }) => change === wanted).flatMap(({ text }) => text.match(WORD) ?? []).length;
  const counts = [
    listCounts('clause', {
      changed: clausesWith('changed'),
      new: clausesWith('added'),
      removed: clausesWith('removed'),
    }),
    listCounts('word', { added: wordsWith('added'), removed: wordsWith('removed') }),
  ];
  return counts.filter(Boolean).join('; ');
}

const WORD = /[\p{L}\p{N}]\S*/gu;

/** Lists the counts above zero. Only the first names what is counted: `2 clauses changed, 1 new`. */
const listCounts = (noun: string, counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count], index) => {
      const plural = count === 1 ? noun : `${noun}s`;
      return index === 0 ? `${count} ${plural} ${what}` : `${count} ${what}`;
    })
    .join(', ');

function renderUnchanged(clauses: readonly ClauseDifference[]): Element[] {
  const names = clauses.flatMap(({ state, heading: [name] }) =>
    state === 'same' ? (name?.text ?? INTRODUCTION) : [],
  );
  return names.length > 0 ? [h('p.note.label', `Unchanged: ${names.join(' · ')}`)] : [];
}

const CLAUSE_LABELS = { same: '', changed: 'changed', added: 'new clause', removed: 'removed clause' };

function renderClause({ state, heading, blocks }: ClauseDifference): Element {
  const section = h('section', { className: ['clause', state] }, [
    h(`h${CLAUSE_LEVEL}`, heading.length > 0 ? marked(heading) : [h('span.note', INTRODUCTION)]),
    h('p.note.label', CLAUSE_LABELS[state]),
  ]);
  // The list around the items that follow one another.
  let list: Element | undefined;
  for (const difference of blocks) {
    const isItem = difference.block.tag === 'li';
    if (!isItem) list = undefined;
    if (isItem && !list) {
      list = h('ul');
      section.children.push(list);
    }
    (list ?? section).children.push(renderBlock(difference));
  }
  return section;
}

function renderBlock({ block: { tag, depth }, runs, note }: BlockDifference): Element {
  const className = depth > 1 ? ['nested'] : undefined;
  const content = note ? [h('span.note.label', `${note}: `), ...marked(runs)] : marked(runs);
  return h(tag === 'tr' ? 'p.row' : tag, { className }, content);
}

/** The brackets are for screen readers and for copied text. */
function marked(runs: readonly TextRun[]): ElementContent[] {
  return runs.map(({ text, change }) => {
    if (change === 'same') return { type: 'text', value: text };
    const note = (words: string) => h('span.note.visually-hidden', words);
    return h(change === 'added' ? 'ins' : 'del', [note(`[${change}: `), text, note(']')]);
  });
}
