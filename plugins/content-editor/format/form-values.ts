import type { FieldPath } from '../../shared/text/finding';

/** A value that both a form and a file can have. */
export type FormValue = string | number | boolean | null | FormValue[] | FieldGroup;

export interface FieldGroup {
  [key: string]: FormValue;
}

/** Whether a value is a group of fields, and not a list, a date or any other object. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * Removes values without content. For a field that nobody filled in, a form has '', null,
 * undefined, false, [], or a group or list of only such values; a file has no line for it.
 *
 * @returns undefined for a value without content
 */
export function withoutEmptyValues(value: unknown): FormValue | undefined {
  if (value === '' || value === null || value === undefined || value === false) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmptyValues).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (isGroup(value)) {
    const fields = filledFields(value);
    return Object.keys(fields).length > 0 ? fields : undefined;
  }
  return value as FormValue;
}

export function filledFields(group: Record<string, unknown>): FieldGroup {
  const filled: FieldGroup = {};
  for (const [key, field] of Object.entries(group)) {
    const value = withoutEmptyValues(field);
    if (value !== undefined) filled[key] = value;
  }
  return filled;
}

/** Whether two values have the same content. The order of a group's fields makes no difference. */
export const isSame = (a: unknown, b: unknown): boolean => findDifference(a, b) === undefined;

/** @returns the path to the first content that differs, or undefined when there is none */
export function findDifference(a: unknown, b: unknown): FieldPath | undefined {
  return differenceOf(withoutEmptyValues(a), withoutEmptyValues(b));
}

function differenceOf(a: unknown, b: unknown): FieldPath | undefined {
  if (Array.isArray(a) && Array.isArray(b)) {
    const indexes = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index);
    return firstDifference(indexes, (index) => differenceOf(a[index], b[index]));
  }
  if (isGroup(a) && isGroup(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstDifference([...keys], (key) => differenceOf(a[key], b[key]));
  }
  return a === b ? undefined : [];
}

function firstDifference<Step extends string | number>(
  steps: readonly Step[],
  compare: (step: Step) => FieldPath | undefined,
): FieldPath | undefined {
  for (const step of steps) {
    const rest = compare(step);
    if (rest) return [step, ...rest];
  }
  return undefined;
}
