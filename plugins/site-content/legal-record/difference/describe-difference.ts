import type { Difference } from './difference';
import { describeNote, OPENING } from './change-notes';
import { wordsOf, type TextRun } from './words';

/** Counts what changed, for instance `2 clauses changed, 1 new; 14 words added, 3 removed`. */
export function countChanges(difference: Difference): string {
  const clauses = list(
    [
      [difference.filter(({ state }) => state === 'changed').length, 'changed'],
      [difference.filter(({ state }) => state === 'added').length, 'new'],
      [difference.filter(({ state }) => state === 'removed').length, 'removed'],
      [difference.filter(({ movedFromAfter }) => movedFromAfter !== undefined).length, 'moved'],
    ],
    'clause',
  );
  const words = list(
    [
      [countChangedWords(difference, 'added'), 'added'],
      [countChangedWords(difference, 'removed'), 'removed'],
    ],
    'word',
  );
  return [clauses, words].filter(Boolean).join('; ') || 'No clause changed';
}

function list(counts: [number, string][], noun: string): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what], index) => {
      const counted = index === 0 ? `${count} ${noun}${count === 1 ? '' : 's'}` : String(count);
      return `${counted} ${what}`;
    })
    .join(', ');
}

/** Moved blocks are neither added nor removed. */
function countChangedWords(difference: Difference, change: TextRun['change']): number {
  const parts = difference.flatMap(({ heading, blocks }) => [
    ...heading,
    ...blocks.filter(({ clause }) => clause === undefined).flatMap(({ cells }) => cells.flat()),
  ]);
  return parts
    .filter((part) => part.change === change)
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

/** Renders the changed clauses and blocks as lines for a terminal: `[-removed-]` and `{+added+}`. */
export function differenceAsText(difference: Difference): string[] {
  return difference
    .filter(({ state, movedFromAfter }) => state !== 'same' || movedFromAfter !== undefined)
    .flatMap(({ state, heading, movedFromAfter, blocks }) => [
      '',
      [
        `  ## ${asText(heading) || OPENING}`,
        ...(state === 'added' ? ['(new)'] : []),
        ...(state === 'removed' ? ['(removed)'] : []),
        ...(movedFromAfter === undefined ? [] : ['(moved)']),
      ].join(' '),
      ...blocks
        .filter((block) => block.state !== 'same' || block.markupChanged)
        .map((block) => {
          const text = block.cells.map(asText).join(' | ');
          const note = describeNote(block);
          return note ? `  (${note}) ${text}` : `  ${text}`;
        }),
    ]);
}

const asText = (parts: readonly TextRun[]): string =>
  parts
    .map(({ text, change }) =>
      change === 'added' ? `{+${text}+}` : change === 'removed' ? `[-${text}-]` : text,
    )
    .join('');
