import { z } from 'zod';
import type { Report } from './finding';
import type { YamlPath, YamlReading } from './read-yaml';

const TYPES: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, each on a line of its own',
  array: 'must be a list, each item on a line that starts with a hyphen',
  string: 'must be text: put it between double quotes',
};

/** Words for wrong types, and the known fields beside an unknown one, where the schema has no message of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : undefined;
}

/** Reports each issue at its field, with the value found and how to fix it. */
export function reportSchemaIssues(
  issues: readonly z.core.$ZodIssue[],
  placeOf: YamlReading<never>['placeOf'],
  report: Report,
): void {
  const rule = 'front-matter';
  for (const issue of issues) {
    const path = issue.path as YamlPath;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const message = `"${key}" is not a field of this kind of file`;
        report(placeOf([...path, key], 'name'), { rule, message, help: `The fields are ${issue.message}.` });
      }
    } else {
      const [message, help] = describe(path, issue.input, issue.message);
      report(placeOf(path), { rule, message, help });
    }
  }
}

/** @returns message and help */
function describe(path: YamlPath, value: unknown, problem: string): [string, string] {
  if (path.length === 0) {
    return [`the fields ${problem}`, 'Write each field as its name, a colon, a space and its value.'];
  }
  const name = `"${path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step)).join(', ')}"`;
  const key = String(path.filter((step) => typeof step === 'string').at(-1));
  if (value === undefined) return [`${name} is missing`, `Add a line that starts with "${key}:".`];
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return [`${name} is empty`, `Write its value after "${key}:".`];
  }
  const found = JSON.stringify(value);
  const shown = found.length > 40 ? `${found.slice(0, 39)}…` : found;
  const help = `Compare "${key}" with another file of the same folder, or with content/README.md.`;
  return [`${name} ${problem}; found ${shown}`, help];
}
