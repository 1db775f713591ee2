// A new clause: what is denied before it is not denied in it.
const CLAUSE =
  /(?<!\b[a-z])\.\s|[;:!?()"]\s*|\s-+\s|--|\b(?:but|however|and|because|so|yet)\b|,\s+(?:we|you|it|they|this|our|your|i)\b/g;
const NEGATION = /\b(?:not|no|never|nor|neither|none|nobody|nothing|without|cannot)\b|n't\b/g;
const NO_NEGATION =
  /\bnot (?:only|just|merely|simply|least)\b|\bno (?:doubt|question|wonder|matter|other|better|safer|less)\b|\bnothing (?:but|less)\b|\bnone other\b|\b(?:cannot|can't) (?:but|help)\b|\b(?:never|not|n't) (?:fails?|failed|hesitate|stop)\b/g;
const DENIED_AFTER =
  /^\s+(?:no|none|nothing|neither|nobody)\b(?! (?:other|better|safer|less|but|doubt))|^\s+(?:is|are|was|were|can|could|will|would|do|does)(?:n't| not| never)\b|^\s+cannot\b/;
const YES_OR_NO_QUESTION =
  /^\s*(?:do|does|did|is|are|was|were|can|could|will|would|should|may|has|have)\b[^.!?]*\?/;
const FARTHEST = 8;

/**
 * Whether a sentence denies or asks what a wording in it says: "we do not recommend", "there is no
 * guarantee", "Is it guaranteed?".
 *
 * @param text searchable text
 * @param start where the wording begins in it
 * @param end where it ends
 */
export function isDenied(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 200);
  if (DENIED_AFTER.test(after)) return true;
  const before = text.slice(Math.max(0, start - 300), start);
  const sentence = before.slice(lastEnd(before, /(?<!\b[a-z])[.!?]\s/g));
  if (YES_OR_NO_QUESTION.test(sentence + text.slice(start, end) + after)) return true;

  const clause = before
    .slice(lastEnd(before, CLAUSE))
    .replace(NO_NEGATION, (words) => 'x'.repeat(words.length));
  const denial = lastEnd(clause, NEGATION);
  if (denial === 0) return false;
  const between = clause.slice(denial);
  if (between.split(/\s+/).filter(Boolean).length > FARTHEST) return false;
  // "no fees, guaranteed" promises; "do not promise, guarantee or imply" does not.
  return !between.includes(',') || /\b(?:or|nor)\b/.test(between + after.split(/[.;:!?]/)[0]);
}

/** Where the last match ends; 0 when there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}
