// The start of a new clause: negation does not carry across it.
const CLAUSE =
  /(?<!\b[a-z])\.\s|[;:!?()"]\s*|\s-+\s|--|\b(?:but|however|and|because|so|yet)\b|,\s+(?:we|you|it|they|this|our|your|i)\b/g;
const NEGATION = /\b(?:not|no|never|nor|neither|none|nobody|nothing|without|cannot)\b|n't\b/g;
const NO_NEGATION =
  /\bnot (?:only|just|merely|simply|least)\b|\bno (?:doubt|question|wonder|matter|other|better|safer|less)\b|\bnothing (?:but|less)\b|\bnone other\b|\b(?:cannot|can't) (?:but|help)\b|\b(?:never|not|n't) (?:fails?|failed|hesitate|stop)\b/g;
const NEGATION_AFTER =
  /^\s+(?:no|none|nothing|neither|nobody)\b(?! (?:other|better|safer|less|but|doubt))|^\s+(?:is|are|was|were|can|could|will|would|do|does)(?:n't| not| never)\b|^\s+cannot\b/;
const YES_OR_NO_QUESTION =
  /^\s*(?:do|does|did|is|are|was|were|can|could|will|would|should|may|has|have)\b[^.!?]*\?/;
const MAX_WORDS_BETWEEN = 8;

/**
 * Whether a sentence negates a wording or asks about it: "we do not recommend", "there is no
 * guarantee", "Is it guaranteed?".
 *
 * @param text searchable text
 * @param start offset of the wording in it
 * @param end offset after the wording
 */
export function isNegated(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 200);
  if (NEGATION_AFTER.test(after)) return true;
  const before = text.slice(Math.max(0, start - 300), start);
  const sentence = before.slice(lastEnd(before, /(?<!\b[a-z])[.!?]\s/g));
  if (YES_OR_NO_QUESTION.test(sentence + text.slice(start, end) + after)) return true;

  const clause = before
    .slice(lastEnd(before, CLAUSE))
    .replace(NO_NEGATION, (words) => 'x'.repeat(words.length));
  const negationEnd = lastEnd(clause, NEGATION);
  if (negationEnd === 0) return false;
  const between = clause.slice(negationEnd);
  if (between.split(/\s+/).filter(Boolean).length > MAX_WORDS_BETWEEN) return false;
  // "no fees, guaranteed" is a promise; "do not promise, guarantee or imply" is not.
  return !between.includes(',') || /\b(?:or|nor)\b/.test(between + after.split(/[.;:!?]/)[0]);
}

/** The offset after the last match; 0 without a match. */
function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}
