import { isNode, isPair, parseDocument, visit, type Document, type Node, type Scalar } from 'yaml';
import type { z } from 'zod';
import type { Place, Report } from './finding';
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
  /** Only when all fields are valid. */
  value: Value | undefined;
  /** The fields as written, before the schema checks them. */
  plainValue: unknown;
  /** All text fields, also when other fields are invalid. */
  texts: TextField[];
  /**
   * The place of a field's value; of a missing one, that of the group of fields that lacks it.
   */
  placeOf: (path: YamlPath) => Place;
}

/** Messages for wrong types; they follow the field's name, as those of a schema do. */
const TYPES: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, each on a line of its own',
  array: 'must be a list, each item on a line that starts with a hyphen',
  string: 'must be text: put it between double quotes',
};

/**
 * Parses YAML, validates it against a schema and reports each problem.
 *
 * @param schema its messages follow the field's name: `must be a whole number`
 * @returns undefined when the YAML cannot be parsed
 */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  report: Report,
): YamlReading<z.infer<Schema>> | undefined {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false });
  const placeAt = placesIn(yaml);
  const mistake = findMistake(document);
  if (mistake) {
    report(placeAt(mistake.offset), {
      rule: 'yaml',
      message: `these fields cannot be read: ${mistake.message}`,
      help: 'Write each field as its name, a colon, a space and its text; put the text between double quotes if it has a colon, a quote or a special character.',
    });
    return undefined;
  }
  const placeOf = (path: YamlPath): Place => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length > 0 ? placeOf(path.slice(0, -1)) : placeAt(0);
  };
  const explainType = (issue: z.core.$ZodRawIssue) =>
    issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
  const plainValue: unknown = document.toJS() ?? {};
  const result = schema.safeParse(plainValue, { error: explainType, reportInput: true });
  for (const issue of result.error?.issues ?? []) reportIssue(issue, placeOf, report);
  return { value: result.data, plainValue, texts: textsIn(document, yaml, placeAt), placeOf };
}

/** What prevents reading, and where; the offset is that of its first character. */
interface Mistake {
  offset: number;
  message: string;
}

function findMistake(document: Document): Mistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { offset: startOfError(document, error.pos[0]), message: error.message };
  let mistake: Mistake | undefined;
  // YAML reads such a text as a name for, or a reference to, another value.
  const find = ({ range }: Node) => {
    mistake = { offset: range?.[0] ?? 0, message: 'a text that begins with "&" or "*" needs quotes' };
    return visit.BREAK;
  };
  visit(document.contents, {
    Alias: (_key, alias) => find(alias),
    Value: (_key, node) => (node.anchor ? find(node) : undefined),
  });
  return mistake;
}

/** The parser reports a quote that is not closed behind its text. An editor looks for it at the opening one. */
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

function textsIn(document: Document, yaml: string, placeAt: PlaceAt): TextField[] {
  const texts: TextField[] = [];
  visit(document.contents, {
    Scalar: (key, { value, range }, [, topPair]) => {
      if (key === 'key' || typeof value !== 'string' || !range || !isPair<Scalar>(topPair)) return;
      const [start, end] = range;
      texts.push({
        field: String(topPair.key.value),
        value,
        written: yaml.slice(start, end),
        placeAt: (offset) => placeAt(start + offset),
      });
    },
  });
  return texts;
}

/** Reports an issue at its field, with the value found. */
function reportIssue(issue: z.core.$ZodIssue, placeOf: (path: YamlPath) => Place, report: Report): void {
  const path = issue.path as YamlPath;
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : `"${step}"`));
  const name = steps.join(', ') || 'the fields';
  const explain = (place: Place, message: string) => {
    const help = `Compare ${name} with another file of the same folder.`;
    report(place, { rule: 'front-matter', message, help });
  };
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      explain(placeOf([...path, key]), `"${key}" is not a field of this kind of file`);
    }
    return;
  }
  if (issue.input === undefined || issue.input === null) {
    explain(placeOf(path), `${name} is missing`);
    return;
  }
  const found = JSON.stringify(issue.input).slice(0, 50);
  explain(placeOf(path), `${name} ${issue.message}; found ${found}`);
}
