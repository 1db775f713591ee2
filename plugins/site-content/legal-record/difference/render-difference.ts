import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CLAUSE_LEVEL } from '../legal-version';
import { runsOf } from './align';
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

/** Puts the blocks of a callout or quotation back into one. */
const renderBlocks = (blocks: readonly BlockDifference[]): Element[] =>
  runsOf(blocks, ({ block }, first) => block.within === first.block.within).flatMap((run) => {
    const { within } = run[0].block;
    return within ? h(within, renderItems(run)) : renderItems(run);
  });

const containerOf = ({ kind, number }: Block) => {
  if (kind === 'row' || kind === 'head-row') return 'table';
  return kind === 'item' ? (number === undefined ? 'ul' : 'ol') : '';
};

/** Puts items and rows back into one list or table. */
const renderItems = (blocks: readonly BlockDifference[]): Element[] =>
  runsOf(
    blocks,
    ({ block }, first) => containerOf(block) === containerOf(first.block) && block.kind !== 'head-row',
  ).flatMap((run) => {
    const container = containerOf(run[0].block);
    const elements = run.map(renderBlock);
    if (container !== 'table') return container ? h(container, elements) : elements;
    const head = run[0].block.kind === 'head-row' ? h('thead', elements.splice(0, 1)) : [];
    const body = elements.length > 0 ? h('tbody', elements) : [];
    // As in the document: wide tables scroll inside themselves, also by keyboard.
    return h('div.table', { tabIndex: 0, role: 'group', ariaLabel: 'Table' }, h('table', head, body));
  });

const TAGS = { title: 'p.title', summary: 'p', paragraph: 'p', item: 'li', code: 'pre' };

function renderBlock({ block: { kind, depth, number }, cells, note }: BlockDifference): Element {
  const [first = [], ...rest] = cells.map(marked);
  const content = note ? [h('span.note.label', `${note}: `), ...first] : first;
  if (kind === 'row' || kind === 'head-row') {
    const scope = kind === 'head-row' ? 'col' : undefined;
    const elements = [content, ...rest].map((cell) => h(scope ? 'th' : 'td', { scope }, cell));
    return h('tr', elements);
  }
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
