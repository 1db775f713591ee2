import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CLAUSE_LEVEL } from '../legal-version';
import type { Block } from './blocks';
import { OPENING, type BlockDifference, type ClauseDifference, type Difference } from './difference';
import type { TextRun } from './words';

/**
 * Renders a difference as HTML: additions in `ins`, removals in `del`, each also in words for screen readers.
 * Unchanged clauses are in `details`. Notes have the class `note`; all other words are those of the texts.
 */
export function renderDifference(difference: Difference): Element[] {
  const isFolded = ({ state, movedFromAfter }: ClauseDifference) =>
    state === 'same' && movedFromAfter === undefined;
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
  const moved = movedFromAfter === undefined ? '' : `moved: stood after “${movedFromAfter || OPENING}”`;
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
  ).flatMap((run) => renderRun(run, containerOf(run[0].block)));
}

function renderRun(members: readonly BlockDifference[], container: Container): Element[] {
  switch (container) {
    case 'callout':
      return [h('div.callout', renderBlocks(members, container))];
    case 'blockquote':
      return [h('blockquote', renderBlocks(members, container))];
    case 'table': {
      const [head, body] = [true, false].map((isHead) =>
        members.filter(({ block }) => (block.kind === 'head-row') === isHead).map(renderBlock),
      );
      // As in the document: wide tables scroll inside themselves, also by keyboard.
      const attributes = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
      const parts = [h('thead', head), h('tbody', body)].filter(({ children }) => children.length > 0);
      return [h('div', attributes, h('table', parts))];
    }
    case '':
      return members.map(renderBlock);
    default:
      return [h(container, members.map(renderBlock))];
  }
}

function renderBlock({ block, cells, note }: BlockDifference): Element {
  const label = note ? [h('span', { className: ['note', 'label'] }, `${note}: `)] : [];
  const [content = label, ...rest] = cells.map((cell, index) => [
    ...(index === 0 ? label : []),
    ...marked(cell),
  ]);
  const className = block.depth > 1 ? `depth-${Math.min(block.depth, 3)}` : undefined;
  switch (block.kind) {
    case 'item':
      return h('li', { className, value: block.number }, content);
    case 'row':
    case 'head-row': {
      const [tagName, scope] = block.kind === 'row' ? ['td'] : ['th', 'col'];
      const tableCells = [content, ...rest].map((cell) => h(tagName as string, { scope }, cell));
      return h('tr', tableCells);
    }
    case 'heading':
      return h(`h${Math.min(6, Math.max(CLAUSE_LEVEL + 1, block.depth))}`, content);
    case 'title':
      return h('p', { className: 'title' }, content);
    case 'code':
      return h('pre', content);
    default:
      return h('p', { className }, content);
  }
}

/** The brackets are for screen readers and for copied text. */
function marked(runs: readonly TextRun[]): ElementContent[] {
  return runs.map(({ text, change }) => {
    if (change === 'same') return { type: 'text', value: text };
    const note = (words: string) => h('span', { className: ['note', 'visually-hidden'] }, words);
    return h(change === 'added' ? 'ins' : 'del', [note(`[${change}: `), text, note(']')]);
  });
}
