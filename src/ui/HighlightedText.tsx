interface HighlightedTextProps {
  text: string;
  /** Parts of the text. A phrase that the text doesn't contain is ignored. */
  phrases: readonly string[];
}

/** A text with the yellow marker on its key phrases. */
export const HighlightedText = ({ text, phrases }: HighlightedTextProps) => (
  <>
    {splitAtPhrases(text, phrases).map(({ start, text: part, isPhrase }) =>
      isPhrase ? <mark key={start}>{part}</mark> : part,
    )}
  </>
);

interface Part {
  /** The offset of the part in the text. */
  start: number;
  text: string;
  isPhrase: boolean;
}

/**
 * Splits a text around the first occurrence of each phrase. A phrase that overlaps an earlier one
 * is ignored.
 */
function splitAtPhrases(text: string, phrases: readonly string[]): Part[] {
  const plainText = undoTypesetting(text);
  const found = phrases
    .map((phrase) => ({ start: plainText.indexOf(undoTypesetting(phrase)), length: phrase.length }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let end = 0;
  for (const { start, length } of found) {
    if (start < end) continue;
    parts.push({ start: end, text: text.slice(end, start), isPhrase: false });
    parts.push({ start, text: text.slice(start, start + length), isPhrase: true });
    end = start + length;
  }
  parts.push({ start: end, text: text.slice(end), isPhrase: false });
  return parts.filter((part) => part.text !== '');
}

/**
 * Restores the characters as they were typed. Typesetting depends on the letters around a space or
 * an apostrophe, so it may have changed a phrase and the text that contains it in different ways.
 * The result has the same length.
 */
const undoTypesetting = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
