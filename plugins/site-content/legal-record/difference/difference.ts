import type { LegalText } from '../legal-version';
import { findMoved, pairBetween, pairLists, type IsPair, type Step } from './align';
import { clausesOf, OPENING, type Block, type ClauseText } from './blocks';
import { compareWords, type TextRun } from './words';

/** From this similarity on, a clause with another heading is the same clause, renamed. */
const RENAMED = 0.5;
/** From the last similarity on, a block is an old one reworded; closer wordings are paired first. */
const REWORDED = [0.8, 0.6, 0.4];
/** Shorter texts occur in several places by chance. */
const MIN_MOVED_LENGTH = 30;

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
  /** Of a moved clause: the name of the clause before it in the old text. */
  movedFromAfter?: string | undefined;
  blocks: BlockDifference[];
}

/** The clauses in the order of the new text, with removed ones at their place in the old. */
export type Difference = ClauseDifference[];

/**
 * Compares two texts by clause, block and word. Without what is added or moved here, the result is the old text;
 * without what is removed or moved away, the new.
 */
export function compareTexts(before: LegalText, after: LegalText): Difference {
  const clauses = alignClauses(clausesOf(before), clausesOf(after)).map((clause) => ({
    ...clause,
    steps: pairLists(clause.before?.blocks, clause.after?.blocks, isEqual),
  }));
  const moved = findMoved(
    clauses.flatMap(({ steps }) => steps),
    (old, fresh) => isEqual(old, fresh) && old.cells.join('').length >= MIN_MOVED_LENGTH,
  );
  return clauses.map(({ before: old, after: fresh, movedFromAfter, steps }) => {
    for (const limit of REWORDED) {
      steps = pairBetween(steps, (a, b) => !moved.has(a) && !moved.has(b) && isReworded(a, b, limit));
    }
    const blocks = steps.map((step) => compareBlock(step, moved));
    const isSame = old?.heading === fresh?.heading && !blocks.some(isChanged);
    const state = !old ? 'added' : !fresh ? 'removed' : isSame ? 'same' : 'changed';
    return { state, heading: compareWords(old?.heading ?? '', fresh?.heading ?? ''), movedFromAfter, blocks };
  });
}

/** Whether a block or its markup changed. */
export const isChanged = ({ state, note }: BlockDifference): boolean => state !== 'same' || note !== '';

/** Aligns clauses by their headings; those with a new heading by their words. */
function alignClauses(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
): (Step<ClauseText> & Pick<ClauseDifference, 'movedFromAfter'>)[] {
  const [oldHeadings, headings] = [before, after].map((clauses) => new Set(clauses.map((c) => c.heading)));
  const isSame: IsPair<ClauseText> = (old, fresh) =>
    old.heading === fresh.heading ||
    (!headings?.has(old.heading) &&
      !oldHeadings?.has(fresh.heading) &&
      similarity(old.blocks, fresh.blocks) >= RENAMED);
  const steps = pairLists(before, after, isSame);
  const moved = findMoved(steps, isSame);
  return steps.flatMap((step) => {
    const other = moved.get((step.after ?? step.before) as ClauseText);
    if (!other) return step;
    // A moved clause is listed at its new place only.
    if (!step.after) return [];
    return { ...step, before: other, movedFromAfter: before[before.indexOf(other) - 1]?.heading || OPENING };
  });
}

const isAlike: IsPair<Block> = (old, fresh) =>
  old.kind === fresh.kind &&
  old.depth === fresh.depth &&
  old.within === fresh.within &&
  old.cells.length === fresh.cells.length;

const isEqual: IsPair<Block> = (old, fresh) =>
  isAlike(old, fresh) && old.cells.every((cell, index) => cell === fresh.cells[index]);

function isReworded(old: Block, fresh: Block, limit: number): boolean {
  if (!isAlike(old, fresh)) return false;
  // There is one title and one summary, however much they change. A row is identified by its first cell.
  if (old.kind === 'title' || old.kind === 'summary') return true;
  const [cell] = old.cells;
  const isSameRow = old.kind === 'row' && old.cells.length > 1 && cell !== '' && cell === fresh.cells[0];
  return isSameRow || similarity([old], [fresh]) >= limit;
}

/** The Sørensen-Dice coefficient of the words: 0 for none in common, 1 for the same in any order. */
function similarity(before: readonly Block[], after: readonly Block[]): number {
  const [old, fresh] = [before.flatMap(({ words }) => words), after.flatMap(({ words }) => words)];
  const counts = new Map<string, number>();
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of fresh) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return common === 0 ? 0 : (2 * common) / (old.length + fresh.length);
}

function compareBlock({ before, after }: Step<Block>, moved: ReadonlyMap<Block, Block>): BlockDifference {
  const block = (after ?? before) as Block;
  const cells = block.cells.map((cell, index) => compareWords(before?.cells[index] ?? '', after ? cell : ''));
  const otherEnd = moved.get(block);
  if (otherEnd) {
    const clause = otherEnd.clause || OPENING;
    return after
      ? { state: 'moved-here', block, cells, note: `Moved here from “${clause}”` }
      : { state: 'moved-away', block, cells, note: `Moved to “${clause}”` };
  }
  if (!before || !after) return { state: before ? 'removed' : 'added', block, cells, note: '' };
  const isSame = cells.flat().every(({ change }) => change === 'same');
  const emphasis = isSame && before.markup !== after.markup ? 'Same words, with another emphasis' : '';
  const note = describeLinks(linksIn(before), linksIn(after)) || emphasis;
  return { state: isSame ? 'same' : 'changed', block, cells, note };
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
