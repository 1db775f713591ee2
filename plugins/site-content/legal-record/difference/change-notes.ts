import type { BlockDifference } from './difference';

/** What the first clause of every document is called, which has no heading of its own. */
export const OPENING = 'Title and opening';

/** What is to be said of a block besides its words; empty where that is nothing. */
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
