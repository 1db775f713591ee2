import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CLAUSE_LEVEL } from '../legal-version';
import { OPENING, type Block } from './blocks';
import type { BlockDifference, ClauseDifference, Difference } from './difference';
import type { TextRun } from './words';

/**
 * Renders a difference as HTML: additions in `ins`, removals in `del`, each also in words for screen readers.
 * Unchanged clauses are in `details`. Notes have the class `note`; all other words are those of the texts.
 */
export function renderDifference(difference: Difference): Element[] {
  const isFolded = ({ state, movedFromAfter }: ClauseDifference) => state === 'same' && !movedFromAfter;
  return runsOf(difference, (clause, first) => isFolded(clause) && isFolded(first)).map((run) =>
    isFolded(run[0]) ? fold(run) : renderClause(run[0]),
  );
}

/** Splits a list into runs of items that belong together. */
function runsOf<Item>(items: readonly Item[], isTogether: (item: Item, first: Item) => boolean) {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && isTogether(item, run[0])) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function fold(clauses: readonly ClauseDifference[]): Element {
  const names = clauses.map(({ heading }) => heading.map(({ text }) => text).join('') || OPENING);
  const count = clauses.length === 1 ? '1 unchanged clause' : `${clauses.length} unchanged clauses`;
  return h('details', [
    h('summary', { className: 'note' }, [h('b', count), ' ', h('span', names.join(' · '))]),
    ...clauses.map(renderClause),
  ]);
}

const LABELS = { same: '', changed: 'changed', added: 'new clause', removed: 'removed clause' };

function renderClause({ state, heading, movedFromAfter, blocks }: ClauseDifference): Element {
  const moved = movedFromAfter && `moved: stood after “${movedFromAfter}”`;
  const label = [LABELS[state], moved].filter(Boolean).join(' · ');
  return h('section', { className: ['clause', state] }, [
    h(`h${CLAUSE_LEVEL}`, heading.length > 0 ? marked(heading) : [h('span', { className: 'note' }, OPENING)]),
    ...(label ? [h('p', { className: ['note', 'label'] }, label)] : []),
    ...renderBlocks(blocks),
  ]);
}

type Container = Block['within'] | 'table' | 'ul' | 'ol';

/** Puts items, rows and the blocks of a callout back into one list, table or callout. */
function renderBlocks(blocks: readonly BlockDifference[], outer: Container = ''): Element[] {
  const containerOf = ({ within, kind, number }: Block): Container => {
    if (within !== outer) return within;
    if (kind === 'row' || kind === 'head-row') return 'table';
    return kind === 'item' ? (number === undefined ? 'ul' : 'ol') : '';
  };
  return runsOf(
    blocks,
    ({ block }, first) => containerOf(block) === containerOf(first.block) && block.kind !== 'head-row',
  ).flatMap((run) => {
    const container = containerOf(run[0].block);
    if (container === 'callout') return h('div.callout', renderBlocks(run, container));
    if (container === 'blockquote') return h('blockquote', renderBlocks(run, container));
    const elements = run.map(renderBlock);
    if (container === 'table') return table(elements, run[0].block.kind === 'head-row' ? 1 : 0);
    return container ? h(container, elements) : elements;
  });
}

/** As in the document: wide tables scroll inside themselves, also by keyboard. */
function table(rows: readonly Element[], headRows: number): Element {
  const [head, body] = [rows.slice(0, headRows), rows.slice(headRows)];
  const parts = [h('thead', head), h('tbody', body)].filter(({ children }) => children.length > 0);
  return h('div.table', { tabIndex: 0, role: 'group', ariaLabel: 'Table' }, h('table', parts));
}

const TAGS = { title: 'p.title', summary: 'p', paragraph: 'p', item: 'li', code: 'pre' };

function renderBlock({ block: { kind, depth, number }, cells, note }: BlockDifference): Element {
  const [first = [], ...rest] = cells.map(marked);
  const content = note ? [h('span.note.label', `${note}: `), ...first] : first;
  if (kind === 'row')
    return h(
      'tr',
      [content, ...rest].map((cell) => h('td', cell)),
    );
  if (kind === 'head-row')
    return h(
      'tr',
      [content, ...rest].map((cell) => h('th', { scope: 'col' }, cell)),
    );
  if (kind === 'heading') return h(`h${Math.min(6, Math.max(CLAUSE_LEVEL + 1, depth))}`, content);
  const className = depth > 1 ? `depth-${Math.min(depth, 3)}` : undefined;
  return h(TAGS[kind], { className, value: kind === 'item' ? number : undefined }, content);
}

/** The brackets are for screen readers and for copied text. */
function marked(runs: readonly TextRun[]): ElementContent[] {
  return runs.map(({ text, change }) => {
    if (change === 'same') return { type: 'text', value: text };
    const note = (words: string) => h('span', { className: ['note', 'visually-hidden'] }, words);
    return h(change === 'added' ? 'ins' : 'del', [note(`[${change}: `), text, note(']')]);
  });
}
