import { h } from 'hastscript';
import { toHtml } from '../../mdx-content/syntax';
import { LANGUAGE } from '../../shared/text/language';
import type { LegalVersion } from '../record/legal-version';

type Summary = Pick<LegalVersion, 'summary' | 'keyPhrases'>;

const SENTENCES = new Intl.Segmenter(LANGUAGE, { granularity: 'sentence' });

/** @returns a summary as HTML: a paragraph for each sentence, with the key phrases in `<mark>` */
export function summaryHtml({ summary, keyPhrases }: Summary): string {
  const phrases = rangesOfPhrases({ summary, keyPhrases });
  const paragraphs = Array.from(SENTENCES.segment(summary), ({ segment, index }) => {
    const sentence = { start: index, end: index + segment.trimEnd().length };
    return h('p', markedText(summary, sentence, phrases));
  });
  return toHtml(paragraphs);
}

/** A part of a summary, from the character at `start` to the one before `end`. */
interface TextRange {
  start: number;
  end: number;
}

/** A phrase that overlaps an earlier one, or that the summary doesn't contain, is left out. */
function rangesOfPhrases({ summary, keyPhrases }: Summary): TextRange[] {
  const plainSummary = undoTypesetting(summary);
  const found = keyPhrases
    .map((phrase) => ({ start: plainSummary.indexOf(undoTypesetting(phrase)), length: phrase.length }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start);
  const ranges: TextRange[] = [];
  for (const { start, length } of found) {
    const isFree = start >= (ranges.at(-1)?.end ?? 0);
    if (isFree) ranges.push({ start, end: start + length });
  }
  return ranges;
}

function markedText(summary: string, sentence: TextRange, phrases: readonly TextRange[]) {
  const text = (start: number, end: number) => ({ type: 'text' as const, value: summary.slice(start, end) });
  const nodes = [];
  let written = sentence.start;
  for (const phrase of phrases) {
    // A phrase may begin or end in another sentence.
    const start = Math.max(phrase.start, sentence.start);
    const end = Math.min(phrase.end, sentence.end);
    if (start >= end) continue;
    nodes.push(text(written, start), h('mark', [text(start, end)]));
    written = end;
  }
  return [...nodes, text(written, sentence.end)];
}

/**
 * Restores the characters as they were typed. Typesetting depends on the letters around a space or
 * an apostrophe, so it may have changed a phrase and the text that contains it in different ways.
 * The result has the same length.
 */
const undoTypesetting = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
