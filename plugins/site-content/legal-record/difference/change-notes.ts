import type { BlockDifference } from './difference';

/** The name of the first clause of every document, which has no heading. */
export const OPENING = 'Title and opening';

/** Describes a change of a block that its words do not show; empty where there is none. */
export function describeNote({ state, clause, links, markupChanged }: BlockDifference): string {
  const place = `“${clause || OPENING}”`;
  if (state === 'moved-here') return `Moved here from ${place}`;
  if (state === 'moved-away') return `Moved to ${place}`;
  if (links) return describeLinks(links.before, links.after);
  return markupChanged ? 'Same words, with another emphasis' : '';
}

function describeLinks(before: readonly string[], after: readonly string[]): string {
  const gone = before.filter((address) => !after.includes(address));
  const fresh = after.filter((address) => !before.includes(address));
  const [from, to] = [gone.join(' and '), fresh.join(' and ')];
  if (from && to) return `Link changed from ${from} to ${to}`;
  if (to) return `Link added to ${to}`;
  return from ? `Link removed to ${from}` : 'Links in another order';
}
