import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { CLAUSE_LEVEL, type Block } from './blocks';
import type { BlockDifference, ClauseDifference, Difference } from './difference';
import { describeNote, OPENING } from './change-notes';
import type { TextRun } from './words';

/**
 * Renders a difference as HTML: additions in `ins`, removals in `del`, each also in words for screen readers.
 * Unchanged clauses are in `details`. Notes have the class `note`; all other words are those of the texts.
 */
export function renderDifference(difference: Difference): Root {
  const children: Element[] = [];
  let folded: ClauseDifference[] = [];
  const flush = () => {
    if (folded.length > 0) children.push(fold(folded));
    folded = [];
  };
  for (const clause of difference) {
    if (clause.state === 'same' && clause.movedFromAfter === undefined) {
      folded.push(clause);
    } else {
      flush();
      children.push(renderClause(clause, labelsOf(clause)));
    }
  }
  flush();
  return { type: 'root', children };
}

function fold(clauses: readonly ClauseDifference[]): Element {
  const names = clauses.map(nameOf).join(' · ');
  const count = clauses.length === 1 ? '1 unchanged clause' : `${clauses.length} unchanged clauses`;
  return h('details', [
    h('summary', { className: 'note' }, [h('b', count), ' ', h('span', names)]),
    ...clauses.map((clause) => renderClause(clause, [])),
  ]);
}

const nameOf = ({ heading }: ClauseDifference): string =>
  heading
    .filter(({ change }) => change !== 'removed')
    .map(({ text }) => text)
    .join('') || OPENING;

function labelsOf({ state, movedFromAfter }: ClauseDifference): string[] {
  const labels = {
    same: [],
    changed: ['changed'],
    added: ['new clause'],
    removed: ['removed clause'],
  }[state];
  if (movedFromAfter === undefined) return labels;
  return [...labels, `moved: stood after “${movedFromAfter || OPENING}”`];
}

function renderClause(clause: ClauseDifference, labels: readonly string[]): Element {
  const heading: ElementContent[] =
    clause.heading.length > 0 ? marked(clause.heading) : [h('span', { className: 'note' }, OPENING)];
  return h('section', { className: ['clause', clause.state] }, [
    h(`h${CLAUSE_LEVEL}`, heading),
    ...(labels.length > 0 ? [h('p', { className: ['note', 'label'] }, labels.join(' · '))] : []),
    ...renderBlocks(clause.blocks),
  ]);
}

/** Puts items, rows and the blocks of a callout back into one list, table or callout. */
function renderBlocks(blocks: readonly BlockDifference[]): Element[] {
  const elements: Element[] = [];
  let rest = blocks;
  while (rest[0]) {
    const group = groupOf(rest[0].block);
    let end = 1;
    while (rest[end] && groupOf(rest[end]?.block) === group && rest[end]?.block.kind !== 'head-row') end++;
    const members = rest.slice(0, end);
    rest = rest.slice(end);
    elements.push(...renderGroup(members, group));
  }
  return elements;
}

type Group = 'callout' | 'blockquote' | 'table' | 'ul' | 'ol' | '';

function groupOf(block: Block | undefined): Group {
  if (!block) return '';
  if (block.within) return block.within;
  if (block.kind === 'row' || block.kind === 'head-row') return 'table';
  if (block.kind === 'item') return block.number === undefined ? 'ul' : 'ol';
  return '';
}

function renderGroup(members: readonly BlockDifference[], group: Group): Element[] {
  const [first] = members;
  if (group === 'callout' || group === 'blockquote') {
    const inside = members.map((member) => ({ ...member, block: { ...member.block, within: '' as const } }));
    const tagName = group === 'callout' ? 'div' : group;
    return [h(tagName, { className: group === 'callout' ? 'callout' : undefined }, renderBlocks(inside))];
  }
  if (group === 'table') {
    // As in the document: wide tables scroll inside themselves, also by keyboard.
    const attributes = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
    const head = first?.block.kind === 'head-row' ? [h('thead', renderBlock(first))] : [];
    const body = members.slice(head.length).flatMap(renderBlock);
    return [h('div', attributes, h('table', [...head, ...(body.length > 0 ? [h('tbody', body)] : [])]))];
  }
  const rendered = members.flatMap(renderBlock);
  return group === '' ? rendered : [h(group, rendered)];
}

function renderBlock(member: BlockDifference): Element[] {
  const { block, cells } = member;
  const [text = []] = cells;
  const content = [...noteOf(member), ...marked(text)];
  const className = block.depth > 1 ? `depth-${Math.min(block.depth, 3)}` : undefined;
  switch (block.kind) {
    case 'item':
      return [h('li', { className, value: block.number }, content)];
    case 'row':
    case 'head-row': {
      const tagName = block.kind === 'row' ? 'td' : 'th';
      const scope = block.kind === 'row' ? undefined : 'col';
      return [
        h(
          'tr',
          cells.map((cell, index) =>
            h(tagName, { scope }, [...(index === 0 ? noteOf(member) : []), ...marked(cell)]),
          ),
        ),
      ];
    }
    case 'heading':
      return [h(`h${Math.min(6, Math.max(CLAUSE_LEVEL + 1, block.depth))}`, content)];
    case 'title':
      return [h('p', { className: 'title' }, content)];
    case 'code':
      return [h('pre', content)];
    default:
      return [h('p', { className }, content)];
  }
}

function noteOf(member: BlockDifference): Element[] {
  const note = describeNote(member);
  return note ? [h('span', { className: ['note', 'label'] }, `${note}: `)] : [];
}

/** The brackets are for screen readers and for copied text. */
function marked(parts: readonly TextRun[]): ElementContent[] {
  return parts.map(({ text, change }) => {
    if (change === 'same') return { type: 'text', value: text };
    return h(change === 'added' ? 'ins' : 'del', [
      h('span', { className: ['note', 'visually-hidden'] }, `[${change}: `),
      text,
      h('span', { className: ['note', 'visually-hidden'] }, ']'),
    ]);
  });
}
