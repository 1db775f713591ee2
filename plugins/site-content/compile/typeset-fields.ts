import { keepTogether } from './keep-together';

/** Within a word it can be nothing else; quotation marks are left to those who write. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Sets each text in the fields of a document as bodies are set: with real apostrophes, and without bad breaks. */
export function typesetFields<Value>(value: Value): Value {
  if (typeof value === 'string') return keepTogether(value.replace(APOSTROPHE, '’')) as Value;
  if (Array.isArray(value)) return value.map(typesetFields) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, typesetFields(field as unknown)]),
  ) as Value;
}
