import { keepTogether } from './keep-together';

/** Inside a word; quotation marks stay as they are typed. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Typesets each text in the fields of a document: typographic apostrophes and no-break spaces. */
export function typesetFields<Value>(value: Value): Value {
  if (typeof value === 'string') return keepTogether(value.replace(APOSTROPHE, '’')) as Value;
  if (Array.isArray(value)) return value.map(typesetFields) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, typesetFields(field as unknown)]),
  ) as Value;
}
