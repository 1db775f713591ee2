import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type Document, type Scalar } from 'yaml';
import type { z } from 'zod';
import { FILE_START, type Place, type Report } from './finding';
import { describeIssue, reportSchemaIssues } from './schema-problems';
import { placesIn, type PlaceAt } from './source-text';

export type YamlPath = readonly (string | number)[];

/** A text in the fields of a file. */
export interface TextField {
  /** The name of the field of the first level. */
  field: string;
  value: string;
  /** The value as written in the file, with quotes and line breaks. */
  written: string;
  /** Converts an offset in `written` to a place in the file. */
  placeAt: PlaceAt;
}

export interface YamlReading<Value> {
  /** Only when the YAML is valid. */
  value?: Value;
  /** The data before validation; undefined when the syntax is wrong. */
  data?: unknown;
  /** All text fields, also when other fields are invalid. */
  texts: TextField[];
  /** The place of a field's value or name; of a missing one, its nearest existing parent. */
  placeOf: (path: YamlPath, part?: 'name') => Place;
}

/** The reading of YAML that has no place in the file. */
export const NO_FIELDS: YamlReading<never> = { texts: [], placeOf: () => FILE_START };

/**
 * Parses YAML, validates it against a schema and reports each problem.
 *
 * @param schema its messages follow the field's name: `must be a whole number`
 */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  report: Report,
): YamlReading<z.infer<Schema>> {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false });
  const placeAt = placesIn(yaml);
  const mistake = firstMistake(document);
  if (mistake) {
    report(placeAt(mistake.offset), {
      rule: 'yaml',
      message: `these fields cannot be read: ${mistake.message}`,
      help: 'Write each field as its name, a colon, a space and its text; put the text between double quotes if it has a colon, a quote or a special character.',
    });
    return NO_FIELDS;
  }
  const data: unknown = document.toJS() ?? {};
  const { data: value, error } = schema.safeParse(data, { error: describeIssue, reportInput: true });
  // Front matter begins on the second line.
  const first = yaml.startsWith('\n') ? 1 : 0;
  const placeOf = (path: YamlPath, part?: 'name') => placeAt(Math.max(first, offsetOf(document, path, part)));
  const reading = { data, texts: textsOf(document, yaml, placeAt), placeOf };
  if (error) reportSchemaIssues(error.issues, placeOf, report);
  return error ? reading : { ...reading, value };
}

/** The first mistake of the parser, else the first value that YAML does not take as a text. */
function firstMistake({ errors, warnings, contents }: Document) {
  const [error] = [...errors, ...warnings];
  const end = error?.pos[0] ?? 0;
  let mistake = error && { offset: end, message: error.message };
  visit(contents, {
    Node: (_key, node) => {
      const offset = node.range?.[0] ?? 0;
      if (!error && (isAlias(node) || node.anchor)) {
        mistake ??= { offset, message: 'a text that begins with "&" or "*" needs quotes' };
      }
      // The parser reports a quote that is not closed behind its text.
      const isOpen = isScalar(node) && node.type?.startsWith('QUOTE') && end <= (node.range?.[2] ?? 0) + 1;
      if (error && isOpen && offset < end) mistake = { offset, message: error.message };
    },
  });
  return mistake;
}

function textsOf({ contents }: Document, yaml: string, placeAt: PlaceAt): TextField[] {
  const texts: TextField[] = [];
  for (const { key, value } of isMap<Scalar<string>>(contents) ? contents.items : []) {
    const add = (role: unknown, { value, range }: Scalar) => {
      if (role === 'key' || typeof value !== 'string') return;
      const [start, end] = range ?? [0, 0];
      const written = yaml.slice(start, end);
      texts.push({ field: key.value, value, written, placeAt: (offset) => placeAt(start + offset) });
    };
    if (isNode(value)) visit(value, { Scalar: add });
  }
  return texts;
}

/** Finds a value; its name where it is empty, and its owner where it is missing. */
function offsetOf(document: Document, path: YamlPath, part?: 'name'): number {
  if (path.length === 0) return 0;
  const owner = document.getIn(path.slice(0, -1), true);
  const name = isMap<Scalar>(owner)
    ? owner.items.find(({ key }) => key.value === path.at(-1))?.key
    : undefined;
  const value = document.getIn(path, true);
  const isEmpty = isScalar(value) && value.value === null;
  const node = name && (part || isEmpty) ? name : value;
  return (isNode(node) && node.range?.[0]) || offsetOf(document, path.slice(0, -1), 'name');
}
