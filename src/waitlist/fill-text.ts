import type { FormPlaceholder } from '../shared/page-placeholders';

/** What stands in place of names in braces. */
export type FormValues<Value> = Readonly<Partial<Record<FormPlaceholder, Value>>>;

/** A value in a text, and the punctuation behind it. */
interface FilledPart<Value> {
  value: Value;
  punctuation: string;
}

/** Matches a name in braces, and the punctuation behind it. */
const PLACEHOLDER = /\{(\w+)\}([.,:;!?]*)/g;

/**
 * Splits a text of the content at the names in braces. A name that has no value stays in the text.
 *
 * @returns in their order, the words between the names, and in place of each name its value
 */
export function splitAtNames<Value>(text: string, values: FormValues<Value>): (string | FilledPart<Value>)[] {
  const valuesByName: Readonly<Record<string, Value | undefined>> = values;
  const parts: (string | FilledPart<Value>)[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', 2: punctuation = '', index } of text.matchAll(PLACEHOLDER)) {
    const value = valuesByName[name];
    if (value === undefined) continue;
    parts.push(text.slice(end, index), { value, punctuation });
    end = index + written.length;
  }
  return [...parts, text.slice(end)];
}

/** Fills in a text whose values are words. FilledText fills in elements. */
export const fillText = (text: string, values: FormValues<string>): string =>
  splitAtNames(text, values)
    .map((part) => (typeof part === 'string' ? part : part.value + part.punctuation))
    .join('');
