import { align, type AlignedClause, type Step } from './align';
import type { LegalText } from '../legal-version';
import { clausesOf, type Block } from './blocks';
import { compareWords, type TextRun } from './words';

/** The name of the first clause of every document, which has no heading. */
export const OPENING = 'Title and opening';

export interface BlockDifference {
  state: 'same' | 'changed' | 'added' | 'removed' | 'moved-here' | 'moved-away';
  /** The block of the new text; of a removed block, that of the old. */
  block: Block;
  cells: TextRun[][];
  /** Describes a change that the words do not show; empty where there is none. */
  note: string;
}

export interface ClauseDifference {
  state: 'same' | 'changed' | 'added' | 'removed';
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
export function compareTexts(before: LegalText, after: LegalText): Difference {
  const { clauses, moved } = align(clausesOf(before), clausesOf(after));
  return clauses.map((clause) => compareClause(clause, moved));
}

function compareClause(
  { before, after, blocks: steps, ...clause }: AlignedClause,
  moved: ReadonlyMap<Block, Block>,
): ClauseDifference {
  const blocks = steps.map((step) => compareBlock(step, moved));
  const heading = compareWords(before?.heading ?? '', after?.heading ?? '');
  const isSame =
    before?.heading === after?.heading && blocks.every(({ state, note }) => state === 'same' && !note);
  const state = !before ? 'added' : !after ? 'removed' : isSame ? 'same' : 'changed';
  return { state, heading, ...clause, blocks };
}

function compareBlock({ before, after }: Step<Block>, moved: ReadonlyMap<Block, Block>): BlockDifference {
  if (before && after) {
    const cells = after.cells.map((cell, index) => compareWords(before.cells[index] ?? '', cell));
    const isSame = cells.flat().every(({ change }) => change === 'same');
    return {
      state: isSame ? 'same' : 'changed',
      block: after,
      cells,
      note:
        describeLinks(linksIn(before), linksIn(after)) ||
        (isSame && before.markup !== after.markup ? 'Same words, with another emphasis' : ''),
    };
  }
  const block = (before ?? after) as Block;
  const cells = block.cells.map((cell) => (before ? compareWords(cell, '') : compareWords('', cell)));
  const otherEnd = moved.get(block);
  if (!otherEnd) return { state: before ? 'removed' : 'added', block, cells, note: '' };
  const clause = otherEnd.clause || OPENING;
  return before
    ? { state: 'moved-away', block, cells, note: `Moved to “${clause}”` }
    : { state: 'moved-here', block, cells, note: `Moved here from “${clause}”` };
}

const linksIn = ({ markup }: Block): string[] =>
  Array.from(markup.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll('&#x26;', '&'),
  );

function describeLinks(before: readonly string[], after: readonly string[]): string {
  const from = before.filter((address) => !after.includes(address)).join(' and ');
  const to = after.filter((address) => !before.includes(address)).join(' and ');
  if (from && to) return `Link changed from ${from} to ${to}`;
  if (to) return `Link added to ${to}`;
  if (from) return `Link removed to ${from}`;
  return before.join('\n') === after.join('\n') ? '' : 'Links in another order';
}
