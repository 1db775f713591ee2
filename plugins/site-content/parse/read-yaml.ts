import { isAlias, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Scalar } from 'yaml';
import type { z } from 'zod';
import type { Place, Report } from './finding';
import type { YamlSource } from './front-matter';
import { describeIssue, reportSchemaIssues } from './schema-problems';
import { yamlProblem } from './yaml-problems';

export type YamlPath = readonly (string | number)[];

/** A field with a text value. */
export interface TextField {
  path: YamlPath;
  value: string;
  /** The value as written in the file, with quotes and line breaks. */
  written: string;
  /** Converts an offset in `written` to a place in the file. */
  placeAt: (offset: number) => Place;
}

export interface YamlReading<Value> {
  /** Only when the YAML is valid. */
  value?: Value;
  /** The data before validation; undefined when the syntax is wrong. */
  data?: unknown;
  /** All text fields, also when other fields are invalid. */
  texts: TextField[];
  /** The place of a field's value; of a missing one, its nearest existing parent. */
  placeOf: (path: YamlPath) => Place;
}

/**
 * Parses YAML, validates it against a schema and reports each problem.
 *
 * @param schema its messages follow the field's name: `must be a whole number`
 */
export function readYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  report: Report,
): YamlReading<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(source.yaml, { lineCounter: lines, stringKeys: true });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line) + source.linesBefore, column: Math.max(1, col) };
  };
  const placeOf = (path: YamlPath) => placeAt(offsetOf(document, path, 'value'));

  if (reportSyntax(document, source.yaml, report, placeAt)) return { texts: [], placeOf };
  const data: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(data, { error: describeIssue });
  const reading = { data, texts: textsOf(document, source.yaml, placeAt), placeOf };
  if (parsed.success) return { ...reading, value: parsed.data };
  reportSchemaIssues(parsed.error.issues, data, schema, report, {
    ofKey: (path) => placeAt(offsetOf(document, path, 'key')),
    ofValue: placeOf,
  });
  return reading;
}

/** @returns whether there is a syntax error */
function reportSyntax(
  document: Document,
  yaml: string,
  report: Report,
  placeAt: (offset: number) => Place,
): boolean {
  const problems = new Map<number, { place: Place; problem: ReturnType<typeof yamlProblem> }>();
  // One mistake causes several errors on its line: report the first.
  const add = (offset: number, code: string, message = '') => {
    const place = placeAt(offset);
    if (!problems.has(place.line)) problems.set(place.line, { place, problem: yamlProblem(code, message) });
  };
  const tab = yaml.indexOf('\t');
  if (tab !== -1) add(tab, 'TAB');
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    const opened = /^Missing closing|^Flow |must end with/.test(message)
      ? startOfOpen(document, pos[0])
      : undefined;
    if (opened === undefined) add(pos[0], code, message);
    else add(opened, 'OPEN');
  }
  visit(document, {
    Node: (_key, node) => {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) add(start, 'CODE_LIKE');
      else if (node.anchor) add(yaml.lastIndexOf('&', start), 'CODE_LIKE');
      else if (node.tag && /![^\n]*$/.test(yaml.slice(0, start)))
        add(yaml.lastIndexOf('!', start), 'CODE_LIKE');
    },
  });
  for (const { place, problem } of problems.values()) report(place, problem);
  return problems.size > 0;
}

/** The start of the quoted text or bracketed list that is still open at an offset. */
function startOfOpen(document: Document, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const [from = 0, to = 0] = node.range ?? [];
      const quoted = isScalar(node) && node.type?.startsWith('QUOTE');
      const bracketed = isCollection(node) && node.flow;
      if ((quoted || bracketed) && from < offset && offset <= to + 1) start = from;
    },
  });
  return start;
}

function textsOf(document: Document, yaml: string, placeAt: (offset: number) => Place): TextField[] {
  const texts: TextField[] = [];
  const walk = (node: unknown, path: YamlPath): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) walk(value, [...path, String((key as Scalar).value)]);
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => walk(item, [...path, index]));
    } else if (isScalar(node) && typeof node.value === 'string' && node.range) {
      const [start, end] = node.range;
      const written = yaml.slice(start, end);
      texts.push({ path, value: node.value, written, placeAt: (offset) => placeAt(start + offset) });
    }
  };
  walk(document.contents, []);
  return texts;
}

function offsetOf(document: Document, path: YamlPath, part: 'key' | 'value'): number {
  if (path.length === 0) return 0;
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const owner: unknown = parent.length > 0 ? document.getIn(parent, true) : document.contents;
  if (isMap(owner)) {
    const pair = owner.items.find(({ key }) => isScalar(key) && key.value === last);
    const key = pair?.key as Scalar | undefined;
    const value = pair?.value as Scalar | null | undefined;
    // The place of an empty value is behind a comment or on the next line: the key is clearer.
    const empty = isScalar(value) && value.value === null && value.source === '';
    const range = part === 'value' && !empty ? (value?.range ?? key?.range) : key?.range;
    if (range) return range[0];
  }
  if (isSeq(owner) && typeof last === 'number') {
    const item = owner.items[last] as Scalar | undefined;
    if (item?.range) return item.range[0];
  }
  return offsetOf(document, parent, part);
}
