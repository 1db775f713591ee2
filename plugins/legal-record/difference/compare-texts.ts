import { diffArrays } from 'diff';
import type { ContentModel } from '../../mdx-content';
import type { LegalTextContent } from '../record/legal-version';
import { clausesOf, type Block, type Clause } from './clauses';
import { pairItems, type Comparison, type Pair } from './pair-items';

export interface TextRun {
  text: string;
  change: 'same' | 'removed' | 'added';
}

export interface BlockDifference {
  state: 'same' | 'changed' | 'added' | 'removed';
  /** The block of the later text; for a removed block, the block of the earlier text. */
  block: Block;
  runs: TextRun[];
  /** Describes how the links changed; empty when they did not. */
  note: string;
}

export interface ClauseDifference {
  state: BlockDifference['state'];
  heading: TextRun[];
  blocks: BlockDifference[];
}

/**
 * With more changed words than this, a text counts as rewritten. The limit also bounds the time of
 * a comparison.
 */
const MAX_EDITS = 1000;

/**
 * A word with the space before it and the punctuation inside it, such as `250,000`; or else white
 * space, or a single other character.
 */
const TOKENS = /\s*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.,’'-](?=[\p{L}\p{N}]))*|\s+|./gsu;

/**
 * Compares two texts by word.
 *
 * @returns runs in the order of reading: the runs that aren't added make the earlier text, and the runs that
 *   aren't removed make the later text
 */
export function compareWords(before: string, after: string): TextRun[] {
  const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];
  const options = { maxEditLength: MAX_EDITS };
  // diffArrays returns nothing when the limit is exceeded.
  const changes = diffArrays(tokensOf(before), tokensOf(after), options) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  return changes.map((change) => ({ text: change.value.join(''), change: kindOfChange(change) }));
}

function kindOfChange({ added, removed }: { added: boolean; removed: boolean }): TextRun['change'] {
  if (added) return 'added';
  if (removed) return 'removed';
  return 'same';
}

/**
 * Compares two texts by clause, block and word. What moved is removed at its old place and added at
 * its new one.
 *
 * @returns the clauses in the order of the later text, with removed clauses where they were in the earlier
 *   text
 */
export function compareTexts(
  before: LegalTextContent,
  after: LegalTextContent,
  model: ContentModel,
): ClauseDifference[] {
  const hasSameHeading: Comparison<Clause> = (earlier, later) => earlier.heading === later.heading;
  const pairs = pairItems(clausesOf(before, model), clausesOf(after, model), hasSameHeading, hasCommonBlock);
  return pairs.map(compareClause);
}

/** Clauses with other headings are the same clause when they have a block in common. */
const hasCommonBlock: Comparison<Clause> = (before, after) =>
  before.blocks.some((block) => after.blocks.some((other) => isSameBlock(block, other)));

const isSameBlock: Comparison<Block> = (before, after) =>
  isSameElement(before, after) && before.text === after.text;

const isSameElement: Comparison<Block> = (before, after) =>
  before.tag === after.tag && before.depth === after.depth;

/**
 * Whether at least half of the text is the same. With less in common, two whole blocks are easier to read.
 */
function isReworded(before: Block, after: Block): boolean {
  if (!isSameElement(before, after)) return false;
  const same = compareWords(before.text, after.text).filter(({ change }) => change === 'same');
  const commonLength = same.map(({ text }) => text).join('').length;
  return 2 * commonLength >= Math.max(before.text.length, after.text.length);
}

function compareClause({ before, after }: Pair<Clause>): ClauseDifference {
  const pairs = pairItems(before?.blocks ?? [], after?.blocks ?? [], isSameBlock, isReworded);
  const blocks = pairs.map(compareBlock);
  const heading = compareWords(before?.heading ?? '', after?.heading ?? '');
  if (!before) return { state: 'added', heading, blocks };
  if (!after) return { state: 'removed', heading, blocks };
  const isSame = before.heading === after.heading && blocks.every(({ state }) => state === 'same');
  return { state: isSame ? 'same' : 'changed', heading, blocks };
}

function compareBlock({ before, after }: Pair<Block>): BlockDifference {
  const runs = compareWords(before?.text ?? '', after?.text ?? '');
  if (!before) return { state: 'added', block: after, runs, note: '' };
  if (!after) return { state: 'removed', block: before, runs, note: '' };
  const note = describeLinks(before.links, after.links);
  const isSame = isSameBlock(before, after) && note === '';
  return { state: isSame ? 'same' : 'changed', block: after, runs, note };
}

function describeLinks(linksBefore: readonly string[], linksAfter: readonly string[]): string {
  const before = linksBefore.join(' and ');
  const after = linksAfter.join(' and ');
  if (before === after) return '';
  if (before === '') return `Link added: ${after}`;
  if (after === '') return `Link removed: ${before}`;
  return `Link changed from ${before} to ${after}`;
}
