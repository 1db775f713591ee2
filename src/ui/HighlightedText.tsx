interface HighlightedTextProps {
  text: string;
  /** Words of the text, as they stand there; one that does not is not marked. */
  phrases: readonly string[];
}

/** A text with the yellow marker on its key phrases. */
export const HighlightedText = ({ text, phrases }: HighlightedTextProps) => (
  <>
    {splitAtPhrases(text, phrases).map(({ start, words, isPhrase }) =>
      isPhrase ? <mark key={start}>{words}</mark> : words,
    )}
  </>
);

interface Part {
  /** Its offset in the text. */
  start: number;
  words: string;
  isPhrase: boolean;
}

/** Splits a text before and after the first place of each phrase; a phrase inside an earlier one changes nothing. */
function splitAtPhrases(text: string, phrases: readonly string[]): Part[] {
  const plainText = plain(text);
  const found = phrases
    .map((phrase) => ({ start: plainText.indexOf(plain(phrase)), length: phrase.length }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let end = 0;
  for (const { start, length } of found) {
    if (start < end) continue;
    parts.push({ start: end, words: text.slice(end, start), isPhrase: false });
    parts.push({ start, words: text.slice(start, start + length), isPhrase: true });
    end = start + length;
  }
  parts.push({ start: end, words: text.slice(end), isPhrase: false });
  return parts.filter(({ words }) => words);
}

/**
 * The text as it was typed. Typesetting looks at the letters before and after a space or an apostrophe, so at the end of
 * a phrase it may differ from that of the whole text. The length stays.
 */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
