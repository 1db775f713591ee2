import { z } from 'zod';
import { closest, didYouMean } from './closest';
import type { Place, Report } from './finding';

type Path = readonly (string | number)[];

interface Places {
  ofKey: (path: Path) => Place;
  ofValue: (path: Path) => Place;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, each on a line of its own',
  record: 'must be a group of fields, each on a line of its own',
  array: 'must be a list, each item on a line that starts with a hyphen',
  string: 'must be text',
};

/** Words for wrong types, where the schema has no message of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? undefined) : undefined;
}

/** Reports each issue at its field, with the value found and how to fix it. */
export function reportSchemaIssues(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: z.ZodType,
  report: Report,
  places: Places,
): void {
  const mistyped = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const owner = (valueAt(data, path) ?? {}) as object;
    const absent = keysOf(schema, path).filter((key) => !(key in owner));
    for (const key of issue.keys) {
      // A mistyped name and the missing field are one mistake.
      const guess = closest(key, absent);
      if (guess) mistyped.add(JSON.stringify([...path, guess]));
      report(places.ofKey([...path, key]), {
        rule: 'front-matter',
        message: `"${key}" is not a field of this kind of file${didYouMean(key, absent)}`,
        help: guess
          ? `Write "${guess}" in its place.`
          : `Take the line out; the fields are ${keysOf(schema, path).join(', ')}.`,
      });
    }
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys' || mistyped.has(JSON.stringify(path))) continue;
    const value = valueAt(data, path);
    const place = value === undefined ? places.ofKey(path) : places.ofValue(path);
    report(place, { rule: 'front-matter', ...describe(path, value, issue.message) });
  }
}

function describe(path: Path, value: unknown, message: string): { message: string; help: string } {
  const field = nameOf(path);
  const key = String(path.filter((step) => typeof step === 'string').at(-1) ?? '');
  if (path.length === 0) {
    return {
      message: `the fields ${message}`,
      help: 'Write each field as its name, a colon, a space and its value.',
    };
  }
  if (value === undefined) {
    return { message: `${field} is missing`, help: `Add a line that starts with "${key}:".` };
  }
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return {
      message: `${field} is empty`,
      help: `Write its value after "${key}:", or compare with a file of the same folder.`,
    };
  }
  return { message: `${field} ${message}; found ${shown(value)}`, help: helpFor(message, key) };
}

function helpFor(message: string, key: string): string {
  if (message.includes('must be text')) return 'Put the value between double quotes.';
  if (/calendar|date/.test(message)) return 'Write year, month and day with hyphens, such as 2025-05-02.';
  return `Compare "${key}" with another file of the same folder, or with content/README.md.`;
}

/** `"order"`, or `"note" (in coverage, conditions, item 2)`. */
function nameOf(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step));
  const last = path.at(-1);
  const own = typeof last === 'number' ? `item ${last + 1}` : `"${last}"`;
  return steps.length > 1 ? `${own} (in ${steps.slice(0, -1).join(', ')})` : own;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const line = value.replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((owner, step) => {
    const holder = owner as Record<string | number, unknown> | null | undefined;
    return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
      ? holder[step]
      : undefined;
  }, data);
}

function keysOf(schema: z.ZodType, path: Path): string[] {
  let inner: unknown = schema;
  for (const step of [...path, undefined]) {
    while (inner instanceof z.ZodOptional) inner = inner.unwrap();
    if (step === undefined) break;
    if (inner instanceof z.ZodArray) inner = inner.element;
    else if (inner instanceof z.ZodObject) inner = inner.shape[step];
    else return [];
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}
