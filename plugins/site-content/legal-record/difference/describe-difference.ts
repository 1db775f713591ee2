import { toHtml } from '../../compile/compile-body';
import type { LegalText } from '../legal-version';
import { OPENING } from './blocks';
import { compareTexts, isChanged, type ClauseDifference, type Difference } from './difference';
import { renderDifference } from './render-difference';
import { wordsOf, type TextRun } from './words';

/** Describes what changed between two texts: as a count, as HTML, and as lines for a terminal. */
export function describeDifference(before: LegalText, after: LegalText) {
  const difference = compareTexts(before, after);
  return {
    summary: countChanges(difference),
    html: toHtml(renderDifference(difference)),
    lines: differenceAsText(difference),
  };
}

/** Counts what changed, for instance `2 clauses changed, 1 new; 14 words added, 3 removed`. */
export function countChanges(difference: Difference): string {
  const clausesWith = (state: ClauseDifference['state']) =>
    difference.filter((clause) => clause.state === state).length;
  // Moved blocks are neither added nor removed.
  const runs = difference.flatMap(({ heading, blocks }) => [
    ...heading,
    ...blocks.filter(({ state }) => !state.startsWith('moved')).flatMap(({ cells }) => cells.flat()),
  ]);
  const words = (change: TextRun['change']) =>
    runs.filter((run) => run.change === change).flatMap(({ text }) => wordsOf(text)).length;
  const clauses = listCounts('clause', {
    changed: clausesWith('changed'),
    new: clausesWith('added'),
    removed: clausesWith('removed'),
    moved: difference.filter(({ movedFromAfter }) => movedFromAfter).length,
  });
  const changes = [clauses, listCounts('word', { added: words('added'), removed: words('removed') })];
  return changes.filter(Boolean).join('; ') || 'No clause changed';
}

/** Only the first count names what is counted. */
function listCounts(noun: string, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(
      ([what, count], index) => `${count}${index > 0 ? '' : count === 1 ? ` ${noun}` : ` ${noun}s`} ${what}`,
    )
    .join(', ');
}

/** Renders the changed clauses and blocks as lines for a terminal: `[-removed-]` and `{+added+}`. */
export function differenceAsText(difference: Difference): string[] {
  const label = { same: '', changed: '', added: ' (new)', removed: ' (removed)' };
  return difference
    .filter(({ state, movedFromAfter }) => state !== 'same' || movedFromAfter)
    .flatMap(({ state, heading, movedFromAfter, blocks }) => [
      '',
      `  ## ${asText(heading) || OPENING}${label[state]}${movedFromAfter ? ' (moved)' : ''}`,
      ...blocks
        .filter(isChanged)
        .map(({ cells, note }) => `  ${note && `(${note}) `}${cells.map(asText).join(' | ')}`),
    ]);
}

const asText = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, change }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[change])
    .join('');
