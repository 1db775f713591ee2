import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import type * as z from 'zod';
import { nameOfField, type FieldPath, type Place, type Report } from '../../shared/text/finding';
import { CONTENT_RULES } from '../rule-names';
import { createPlaceFinder, type PlaceAt } from './place-finder';

/** A text in the fields of a file. */
export interface TextField {
  path: FieldPath;
  value: string;
  /** The value as it is written in the file, with quotes and line breaks. */
  written: string;
  /** Finds the place in the file of an offset in `written`. */
  placeAt: PlaceAt;
}

export interface YamlReading<Value> {
  /** The fields as the schema returns them; undefined when a field is invalid. */
  value: Value | undefined;
  /** The fields before the schema has checked them. */
  uncheckedValue: unknown;
  /** All texts in the fields, even when a field is invalid. */
  texts: TextField[];
  /**
   * Finds the place of a field's value. For a missing field, it is the place of the group that
   * lacks the field.
   */
  placeOf: (path: FieldPath) => Place;
}

/** The messages for values of a wrong type, by the type that is needed. */
const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, each on a line of its own',
  array: 'must be a list, each item on a line that starts with a hyphen',
  string: 'must be text: put it between double quotes',
};

/**
 * Parses YAML, validates it against a schema and reports each problem.
 *
 * @param schema has messages that don't name the field, such as `must be a whole number`
 * @returns undefined when the YAML can't be parsed
 */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  report: Report,
): YamlReading<z.infer<Schema>> | undefined {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false });
  const placeAt = createPlaceFinder(yaml);
  const mistake = findYamlMistake(document);
  if (mistake) {
    report(placeAt(mistake.offset), {
      rule: 'yaml',
      message: `these fields cannot be read: ${mistake.message}`,
      help: 'Write each field as its name, a colon, a space and its text; put the text between double quotes if it has a colon, a quote or a special character.',
    });
    return undefined;
  }
  const startOf = (path: FieldPath): Place => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length > 0 ? startOf(path.slice(0, -1)) : placeAt(0);
  };
  const placeOf = (path: FieldPath): Place => ({ ...startOf(path), path });
  const explainType = (issue: z.core.$ZodRawIssue) =>
    issue.code === 'invalid_type' ? TYPE_MESSAGES[issue.expected] : undefined;
  const uncheckedValue: unknown = document.toJS() ?? {};
  const result = schema.safeParse(uncheckedValue, { error: explainType, reportInput: true });
  for (const issue of result.error?.issues ?? []) reportIssue(issue, placeOf, report);
  return {
    value: result.data,
    uncheckedValue,
    texts: textsIn(document.contents, yaml, placeAt),
    placeOf,
  };
}

/** A mistake that prevents YAML from being read. */
interface YamlMistake {
  /** The offset of its first character. */
  offset: number;
  message: string;
}

/** @returns the first mistake; undefined when both the check and a form can read the YAML */
export function findYamlMistake(document: Document): YamlMistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { offset: startOfError(document, error.pos[0]), message: error.message };
  let mistake: YamlMistake | undefined;
  // In YAML, `&name` names a value and `*name` repeats it. No editor means that, and an edit of the one value
  // would also change the other.
  const stopAt = ({ range }: Node) => {
    mistake = { offset: range?.[0] ?? 0, message: 'a text that begins with "&" or "*" needs quotes' };
    return visit.BREAK;
  };
  visit(document.contents, {
    Alias: (_key, alias) => stopAt(alias),
    Value: (_key, node) => (node.anchor ? stopAt(node) : undefined),
  });
  return mistake;
}

/**
 * @returns where an error begins. For a missing closing quote, the parser reports the end of the text, and
 *   this is the place of the opening quote.
 */
function startOfError(document: Document, offset: number): number {
  let start = offset;
  visit(document.contents, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith('QUOTE') || !range) return undefined;
      const [textStart, textEnd] = range;
      if (textStart >= offset || offset > textEnd + 1) return undefined;
      start = textStart;
      return visit.BREAK;
    },
  });
  return start;
}

/** @returns all texts in a node, in the order of the file */
function textsIn(node: unknown, yaml: string, placeAt: PlaceAt, path: FieldPath = []): TextField[] {
  if (isMap<Scalar>(node)) {
    return node.items.flatMap(({ key, value }) =>
      textsIn(value, yaml, placeAt, [...path, String(key.value)]),
    );
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => textsIn(item, yaml, placeAt, [...path, index]));
  }
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  const [start, end] = node.range;
  return [
    {
      path,
      value: node.value,
      written: yaml.slice(start, end),
      placeAt: (offset) => ({ ...placeAt(start + offset), path }),
    },
  ];
}

function reportIssue(issue: z.core.$ZodIssue, placeOf: (path: FieldPath) => Place, report: Report): void {
  const path = issue.path as FieldPath;
  const compare = `Compare ${nameOfField(path)} with another file of the same folder.`;
  const explain = (place: Place, message: string, help: string) =>
    report(place, { rule: CONTENT_RULES.frontMatter, message, help });
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      explain(placeOf([...path, key]), 'this kind of file has no such field', compare);
    }
    return;
  }
  if (issue.input === undefined || issue.input === null) {
    const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
    explain(placeOf(path), 'this field is missing', howToAdd(path, expected));
    return;
  }
  const found = JSON.stringify(issue.input).slice(0, 50);
  explain(placeOf(path), `${issue.message}; found ${found}`, compare);
}

/** How a field is written, by the type of its value. It follows the name of the field and a colon. */
const HOW_TO_WRITE: Readonly<Record<string, string>> = {
  object: 'and below it its fields, each on an indented line of its own',
  array: 'and below it its items, each on an indented line that starts with a hyphen',
  string: 'with its text after the colon',
  number: 'with its number after the colon',
};

/** @param type the type of the field's value, as zod calls it */
function howToAdd(path: FieldPath, type = ''): string {
  const field = `the line "${path.at(-1)}:" ${HOW_TO_WRITE[type] ?? 'with its value after the colon'}`;
  const group = path.slice(0, -1);
  return group.length > 0 ? `In ${nameOfField(group)}, write ${field}.` : `Write ${field}.`;
}
