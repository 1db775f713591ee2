import { h } from 'hastscript';
import { toHtml } from '../mdx-content';
import type { LegalVersion } from './legal-version';

/**
 * Marks the first occurrence of each key phrase in a summary. A phrase that overlaps an earlier one,
 * or that the summary doesn't contain, is ignored.
 *
 * @returns the summary as HTML, with each phrase in `<mark>`
 */
export function markKeyPhrases({
  summary,
  keyPhrases,
}: Pick<LegalVersion, 'summary' | 'keyPhrases'>): string {
  const plainSummary = undoTypesetting(summary);
  const found = keyPhrases
    .map((phrase) => ({ start: plainSummary.indexOf(undoTypesetting(phrase)), length: phrase.length }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start);
  const marked = h(null);
  let end = 0;
  for (const { start, length } of found) {
    if (start < end) continue;
    const textBefore = { type: 'text' as const, value: summary.slice(end, start) };
    end = start + length;
    marked.children.push(textBefore, h('mark', summary.slice(start, end)));
  }
  marked.children.push({ type: 'text', value: summary.slice(end) });
  return toHtml(marked.children);
}

/**
 * Restores the characters as they were typed. Typesetting depends on the letters around a space or
 * an apostrophe, so it may have changed a phrase and the text that contains it in different ways.
 * The result has the same length.
 */
const undoTypesetting = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
