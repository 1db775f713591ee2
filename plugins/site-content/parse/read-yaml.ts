import {
  isAlias,
  isCollection,
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
import type { z } from 'zod';
import { FILE_START, type Place, type Report } from './finding';
import { describeIssue, reportSchemaIssues } from './schema-problems';
import { placesIn, type PlaceAt } from './source-text';

export type YamlPath = readonly (string | number)[];

/** A field with a text value. */
export interface TextField {
  path: YamlPath;
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
  placeOf: (path: YamlPath, part?: 'value' | 'name') => Place;
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
  const mistakes = syntaxMistakes(document);
  for (const { offset, message } of mistakes) {
    report(placeAt(offset), {
      rule: 'yaml',
      message: `these fields cannot be read: ${message}`,
      help: 'Write each field as its name, a colon, a space and its text; put the text between double quotes if it has a colon, a quote or a special character.',
    });
  }
  if (mistakes.length > 0) return NO_FIELDS;
  const data: unknown = document.toJS() ?? {};
  const { data: value, error } = schema.safeParse(data, { error: describeIssue });
  const reading = { data, ...locateFields(document, yaml, placeAt) };
  if (error) reportSchemaIssues(error.issues, reading, report);
  return error ? reading : { ...reading, value };
}

/** The first mistake of the parser, or each value that YAML does not take as a text. */
function syntaxMistakes({ errors, warnings, contents }: Document): { offset: number; message: string }[] {
  const [first] = [...errors, ...warnings];
  if (first) return [{ offset: startOfOpen(contents, first.pos[0]), message: first.message }];
  const mistakes: { offset: number; message: string }[] = [];
  visit(contents, {
    Node: (_key, node) => {
      if (!isAlias(node) && !node.anchor) return;
      const message = 'a text that begins with "&" or "*" needs quotes';
      mistakes.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return mistakes;
}

/** The start of a quoted text or a list that does not end before an offset, where the parser reports it. */
function startOfOpen(contents: Document['contents'], offset: number): number {
  let start = offset;
  visit(contents, {
    Node: (_key, node) => {
      const [from = offset, , end = 0] = node.range ?? [];
      const isOpen = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE');
      if (isOpen && from < offset && offset <= end + 1) start = from;
    },
  });
  return start;
}

/** Finds the places of all fields in one pass. */
function locateFields(
  { contents }: Document,
  yaml: string,
  placeAt: PlaceAt,
): Pick<YamlReading<never>, 'texts' | 'placeOf'> {
  const texts: TextField[] = [];
  const offsets = new Map<string, { name: number; value: number }>();
  const walk = (node: unknown, path: YamlPath, name: number): void => {
    const [start, end] = (isNode(node) && node.range) || [name, name];
    // The place of an empty value is behind a comment or on the next line: its name is clearer.
    const isEmpty = isScalar(node) && node.value === null && node.source === '';
    offsets.set(path.join('\n'), { name, value: isEmpty ? name : start });
    if (isMap<Scalar<string>>(node)) {
      for (const { key, value } of node.items) walk(value, [...path, key.value], key.range?.[0] ?? start);
    } else if (isSeq<Node>(node)) {
      node.items.forEach((item, index) => walk(item, [...path, index], item.range?.[0] ?? start));
    } else if (isScalar(node) && typeof node.value === 'string') {
      const written = yaml.slice(start, end);
      texts.push({ path, value: node.value, written, placeAt: (offset) => placeAt(start + offset) });
    }
  };
  // Front matter begins on the second line.
  const first = yaml.startsWith('\n') ? 1 : 0;
  walk(contents, [], first);
  const offsetOf = (path: YamlPath, part: 'value' | 'name'): number =>
    path.length === 0 ? first : (offsets.get(path.join('\n'))?.[part] ?? offsetOf(path.slice(0, -1), part));
  return { texts, placeOf: (path, part = 'value') => placeAt(offsetOf(path, part)) };
}
