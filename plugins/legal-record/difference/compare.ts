import { diffArrays } from 'diff';
import type { ContentModel } from '../../mdx-content';
import type { LegalText } from '../legal-version';
import { clausesOf, type Block, type Clause } from './blocks';

/** A run of text that both versions have, or only one of them. */
export interface TextRun {
  text: string;
  change: 'same' | 'removed' | 'added';
}

export interface BlockDifference {
  state: 'same' | 'changed' | 'added' | 'removed';
  /** The block of the later text; of a removed block, that of the earlier. */
  block: Block;
  runs: TextRun[];
  /** Describes changed links; empty where there are none. */
  note: string;
}

export interface ClauseDifference {
  state: BlockDifference['state'];
  heading: TextRun[];
  blocks: BlockDifference[];
}

/** With more changed words a text counts as rewritten; this also bounds the time. */
const MAX_EDITS = 1000;

/** Words, with the space before them and the punctuation inside them, such as `250,000`; other characters one by one. */
const TOKENS = /\s*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.,’'-](?=[\p{L}\p{N}]))*|\s+|./gsu;

/**
 * Compares two texts by word.
 *
 * @returns runs in order: without the added ones they are the earlier text, without the removed ones the later
 */
export function compareWords(before: string, after: string): TextRun[] {
  const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];
  const options = { maxEditLength: MAX_EDITS };
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
 * Compares two texts by clause, block and word. What moved is removed at its former place and added at the new one.
 *
 * @returns the clauses in the order of the later text, with removed ones at their place in the earlier
 */
export function compareTexts(before: LegalText, after: LegalText, model: ContentModel): ClauseDifference[] {
  const hasSameHeading: Comparison<Clause> = (a, b) => a.heading === b.heading;
  const pairs = align(clausesOf(before, model), clausesOf(after, model), hasSameHeading, isRenamed);
  return pairs.map(compareClause);
}

/** Two items that belong together, or one that has no counterpart. */
type Pair<Item> = readonly [before: Item | undefined, after: Item | undefined];
type Comparison<Item> = (before: Item, after: Item) => boolean;

/** Pairs the items of two lists that are the same; between those, items in the same place that are alike. */
function align<Item>(
  before: Item[],
  after: Item[],
  isSame: Comparison<Item>,
  isAlike: Comparison<Item>,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  // diffArrays compares the items; their runs are taken from the lists, because both versions of a kept item are needed.
  const earlier = [...before];
  const later = [...after];
  let removed: Item[] = [];
  const pairRemovedWith = (added: Item[]) => {
    for (let place = 0; place < Math.max(removed.length, added.length); place += 1) {
      const [old, next] = [removed[place], added[place]];
      if (old && next && !isAlike(old, next)) pairs.push([old, undefined], [undefined, next]);
      else pairs.push([old, next]);
    }
    removed = [];
  };
  for (const run of diffArrays(before, after, { comparator: isSame })) {
    if (run.removed) {
      removed = earlier.splice(0, run.count);
    } else if (run.added) {
      pairRemovedWith(later.splice(0, run.count));
    } else {
      pairRemovedWith([]);
      for (const next of later.splice(0, run.count)) pairs.push([earlier.shift(), next]);
    }
  }
  pairRemovedWith([]);
  return pairs;
}

const isRenamed: Comparison<Clause> = (before, after) =>
  before.blocks.some((block) => after.blocks.some((other) => isEqual(block, other)));

const isEqual: Comparison<Block> = (before, after) =>
  before.tag === after.tag && before.depth === after.depth && before.text === after.text;

/** Whether at least half of the text is the same: otherwise it is clearer to show each as a whole. */
function isReworded(before: Block, after: Block): boolean {
  if (before.tag !== after.tag || before.depth !== after.depth) return false;
  const same = compareWords(before.text, after.text).filter(({ change }) => change === 'same');
  const common = same.map(({ text }) => text).join('').length;
  return 2 * common >= Math.max(before.text.length, after.text.length);
}

function compareClause([before, after]: Pair<Clause>): ClauseDifference {
  const blocks = align(before?.blocks ?? [], after?.blocks ?? [], isEqual, isReworded).map(compareBlock);
  const heading = compareWords(before?.heading ?? '', after?.heading ?? '');
  if (!before) return { state: 'added', heading, blocks };
  if (!after) return { state: 'removed', heading, blocks };
  const isSame = before.heading === after.heading && blocks.every(({ state }) => state === 'same');
  return { state: isSame ? 'same' : 'changed', heading, blocks };
}

function compareBlock([before, after]: Pair<Block>): BlockDifference {
  // A pair has at least one of the two.
  const block = (after ?? before) as Block;
  const runs = compareWords(before?.text ?? '', after?.text ?? '');
  if (!before || !after) return { state: before ? 'removed' : 'added', block, runs, note: '' };
  const [from, to] = [before, after].map(({ links }) => links.join(' and '));
  const note = from === to ? '' : describeLinks(from, to);
  return { state: note || !isEqual(before, after) ? 'changed' : 'same', block, runs, note };
}

/** What became of the links of a block, whose addresses are given as a list in words; empty where it has none. */
function describeLinks(from = '', to = ''): string {
  if (!from) return `Link added: ${to}`;
  if (!to) return `Link removed: ${from}`;
  return `Link changed from ${from} to ${to}`;
}
