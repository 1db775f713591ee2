import { alignEqual, findMoved, pairReworded, type Step } from './align-blocks';
import type { Block, ClauseText } from './blocks';
import { matchClauses, unmatched, type Pair } from './match-clauses';
import { added, compareWords, removed, type TextRun } from './words';

export interface BlockDifference {
  state: 'same' | 'changed' | 'added' | 'removed' | 'moved-here' | 'moved-away';
  /** The block of the new text; of a removed block, that of the old. */
  block: Block;
  cells: TextRun[][];
  /** The words are the same, but their markup is not. */
  markupChanged: boolean;
  /** The addresses of its links, if they changed. */
  links?: { before: string[]; after: string[] };
  /** Of a moved block: the heading of the clause at the other end. */
  clause?: string;
}

export interface ClauseDifference {
  state: 'same' | 'changed' | 'added' | 'removed';
  /** Its place in the old text, where it has one. */
  before: number | null;
  heading: TextRun[];
  /** Of a moved clause: the heading of the clause before it in the old text. */
  movedFromAfter?: string;
  blocks: BlockDifference[];
}

/** The clauses in the order of the new text, with removed ones at their place in the old. */
export type Difference = ClauseDifference[];

/**
 * Compares two texts by clause, block and word. Without what is added or moved here, the result is the old text;
 * without what is removed or moved away, the new.
 */
export function compareTexts(before: readonly ClauseText[], after: readonly ClauseText[]): Difference {
  const pairs = matchClauses(before, after);
  const aligned = [
    ...pairs.map((pair) => ({
      pair,
      steps: alignEqual(before[pair.before]?.blocks ?? [], after[pair.after]?.blocks ?? []),
    })),
    ...unmatched(before, pairs, 'before').map((place) => ({
      pair: { before: place },
      steps: (before[place]?.blocks ?? []).map((block): Step => ({ before: block })),
    })),
    ...unmatched(after, pairs, 'after').map((place) => ({
      pair: { after: place },
      steps: (after[place]?.blocks ?? []).map((block): Step => ({ after: block })),
    })),
  ];
  const moved = findMoved(aligned.flatMap(({ steps }) => steps));
  const homes = new Map(
    [...before, ...after].flatMap(({ heading, blocks }) => blocks.map((b) => [b, heading])),
  );
  const clauses = aligned.map(({ pair, steps }) =>
    clauseDifference(pair, steps, { before, after, moved, homes }),
  );
  return inReadingOrder(clauses, pairs);
}

interface Texts {
  before: readonly ClauseText[];
  after: readonly ClauseText[];
  /** Each moved block and its other end. */
  moved: ReadonlyMap<Block, Block>;
  /** The heading above each block. */
  homes: ReadonlyMap<Block, string>;
}

type Placed = ClauseDifference & { after: number | null };

function clauseDifference(pair: Partial<Pair>, steps: readonly Step[], texts: Texts): Placed {
  const old = pair.before === undefined ? undefined : texts.before[pair.before];
  const fresh = pair.after === undefined ? undefined : texts.after[pair.after];
  const blocks = pairReworded(steps, texts.moved).map((step) => blockDifference(step, texts));
  const heading = compareWords(old?.heading ?? '', fresh?.heading ?? '');
  const unchanged =
    old?.heading === fresh?.heading &&
    blocks.every((block) => block.state === 'same' && !block.markupChanged);
  return {
    state: !old ? 'added' : !fresh ? 'removed' : unchanged ? 'same' : 'changed',
    before: pair.before ?? null,
    after: pair.after ?? null,
    heading,
    ...(pair.moved && { movedFromAfter: texts.before[(pair.before ?? 0) - 1]?.heading ?? '' }),
    blocks,
  };
}

function blockDifference({ before, after }: Step, { moved, homes }: Texts): BlockDifference {
  if (before && after) {
    const cells = after.cells.map((cell, index) => compareWords(before.cells[index] ?? '', cell));
    const equal = cells.every((parts) => parts.every(({ change }) => change === 'same'));
    const sameMarkup = before.markup === after.markup;
    const links = sameMarkup ? undefined : changedLinks(before, after);
    return {
      state: equal ? 'same' : 'changed',
      block: after,
      cells,
      markupChanged: equal && !sameMarkup,
      ...(links && { links }),
    };
  }
  const block = (before ?? after) as Block;
  const other = moved.get(block);
  const cells = block.cells.map(before ? removed : added);
  const state = before ? (other ? 'moved-away' : 'removed') : other ? 'moved-here' : 'added';
  return { state, block, cells, markupChanged: false, ...(other && { clause: homes.get(other) ?? '' }) };
}

function changedLinks(old: Block, fresh: Block): BlockDifference['links'] {
  const [before, after] = [linksIn(old.markup), linksIn(fresh.markup)];
  return before.join('\n') === after.join('\n') ? undefined : { before, after };
}

const linksIn = (markup: string): string[] =>
  Array.from(markup.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll('&#x26;', '&'),
  );

/** The order of the new text; a removed clause comes after its old predecessor, if that kept its place. */
function inReadingOrder(clauses: readonly Placed[], pairs: readonly Pair[]): Difference {
  const anchors = pairs.filter(({ moved }) => !moved);
  const removedClauses = clauses.filter(({ after }) => after === null);
  const ordered: Placed[] = [];
  const byAfter = clauses
    .filter(({ after }) => after !== null)
    .sort((a, b) => (a.after ?? 0) - (b.after ?? 0));
  const takeRemovedBefore = (place: number) => {
    while ((removedClauses[0]?.before ?? Infinity) < place) ordered.push(removedClauses.shift() as Placed);
  };
  for (const clause of byAfter) {
    const anchor = anchors.find(({ after }) => after >= (clause.after ?? 0));
    takeRemovedBefore(anchor?.before ?? Infinity);
    ordered.push(clause);
  }
  takeRemovedBefore(Infinity);
  return ordered.map(({ after: _, ...clause }) => clause);
}
