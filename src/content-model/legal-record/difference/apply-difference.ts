import type { Block, Clause } from './blocks';
import type { BlockDifference, Difference } from './difference';
import type { Part } from './words';

const textOf = (parts: readonly Part[], without: Part['change']): string =>
  parts
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('');

/** A clause as plain text, which is what a difference is about. */
export const plainText = ({ heading, blocks }: Clause): [string, ...string[][]] => [
  heading,
  ...blocks.map(({ cells }: Block) => cells),
];

/**
 * For tests: applies a difference to the old text, as one applies a patch. Whatever the difference says
 * of the old text must be there, in its place.
 *
 * @returns the new text
 * @throws Error where the old text is not what the difference says
 */
export function applyDifference(
  before: readonly Clause[],
  difference: Difference,
): ReturnType<typeof plainText>[] {
  const used = new Set<number>();
  const after: ReturnType<typeof plainText>[] = [];
  for (const { state, before: place, heading, blocks } of difference) {
    if (place !== null) {
      if (used.has(place)) throw new Error(`Clause ${place} of the old text is used twice.`);
      used.add(place);
      takeOld(before[place], heading, blocks);
    }
    if (state !== 'removed') {
      const kept = blocks.filter((block) => !['removed', 'moved-away'].includes(block.state));
      after.push([
        textOf(heading, 'removed'),
        ...kept.map(({ cells }) => cells.map((cell) => textOf(cell, 'removed'))),
      ]);
    }
  }
  if (used.size !== before.length) throw new Error('A clause of the old text is not accounted for.');
  return after;
}

function takeOld(
  clause: Clause | undefined,
  heading: readonly Part[],
  blocks: readonly BlockDifference[],
): void {
  const said = blocks
    .filter(({ state }) => !['added', 'moved-here'].includes(state))
    .map(({ cells }) => cells.map((cell) => textOf(cell, 'added')));
  const old = clause && plainText(clause);
  if (JSON.stringify([textOf(heading, 'added'), ...said]) !== JSON.stringify(old)) {
    throw new Error(`The old text is not ${JSON.stringify(said)} but ${JSON.stringify(old)}.`);
  }
}
