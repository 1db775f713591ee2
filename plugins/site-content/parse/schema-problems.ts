import { z } from 'zod';
import { closest, didYouMean } from './closest';
import type { Report } from './finding';
import type { YamlPath, YamlReading } from './read-yaml';

const TYPES: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, each on a line of its own',
  array: 'must be a list, each item on a line that starts with a hyphen',
  string: 'must be text',
};

/** Words for wrong types, and the known fields beside an unknown one, where the schema has no message of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : undefined;
}

/** Reports each issue at its field, with the value found and how to fix it. */
export function reportSchemaIssues(
  issues: readonly z.core.$ZodIssue[],
  { data, placeOf }: Pick<YamlReading<never>, 'data' | 'placeOf'>,
  report: Report,
): void {
  const rule = 'front-matter';
  const mistyped = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as YamlPath;
    const absent = issue.message.split(', ').filter((key) => !(key in (valueAt(data, path) as object)));
    for (const key of issue.keys) {
      // A mistyped name and the missing field are one mistake.
      const guess = closest(key, absent);
      if (guess) mistyped.add([...path, guess].join('\n'));
      const message = `"${key}" is not a field of this kind of file${didYouMean(key, absent)}`;
      const help = guess
        ? `Write "${guess}" in its place.`
        : `Take the line out; the fields are ${issue.message}.`;
      report(placeOf([...path, key], 'name'), { rule, message, help });
    }
  }
  for (const issue of issues) {
    const path = issue.path as YamlPath;
    if (issue.code === 'unrecognized_keys' || mistyped.has(path.join('\n'))) continue;
    const value = valueAt(data, path);
    const [message, help] = describe(path, value, issue.message);
    report(placeOf(path, value === undefined ? 'name' : 'value'), { rule, message, help });
  }
}

const valueAt = (data: unknown, path: YamlPath) =>
  path.reduce((owner, step) => (owner as Record<string | number, unknown> | undefined)?.[step], data);

/** @returns message and help */
function describe(path: YamlPath, value: unknown, problem: string): [string, string] {
  if (path.length === 0) {
    return [`the fields ${problem}`, 'Write each field as its name, a colon, a space and its value.'];
  }
  const field = nameOf(path);
  const key = String(path.filter((step) => typeof step === 'string').at(-1));
  if (value === undefined) return [`${field} is missing`, `Add a line that starts with "${key}:".`];
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return [
      `${field} is empty`,
      `Write its value after "${key}:", or compare with a file of the same folder.`,
    ];
  }
  return [`${field} ${problem}; found ${shown(value)}`, helpFor(problem, key)];
}

function helpFor(message: string, key: string): string {
  if (message.includes('must be text')) return 'Put the value between double quotes.';
  if (/calendar|date/.test(message)) return 'Write year, month and day with hyphens, such as 2025-05-02.';
  return `Compare "${key}" with another file of the same folder, or with content/README.md.`;
}

/** `"order"`, or `"note" (in coverage, conditions, item 2)`. */
function nameOf(path: YamlPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step));
  const own = typeof path.at(-1) === 'number' ? steps.at(-1) : `"${steps.at(-1)}"`;
  return steps.length > 1 ? `${own} (in ${steps.slice(0, -1).join(', ')})` : `${own}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const line = value.replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}
