import { CST, isMap, isSeq, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';
import { changeNode, keyOfPair } from './change-nodes';
import { isGroup, isSame, type FieldGroup, type FormValue } from './form-values';
import type { Fields } from './read-fields';
import { LAYOUT, QUOTED_FOR_YAML_1_1, writeFields } from './write-fields';

/** A replacement of a part of a text. An insertion has the same offset as `start` and `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Writes the values of a form into the YAML of a file. The lines of a field that didn't change stay as they
 * are. A changed field is written again, with its comments and its kind of quotes.
 *
 * @param yaml ends with a line end, or is empty
 * @param fields the fields with content (see `withoutEmptyValues`), in the order of the form
 */
export function editFields(yaml: string, { node, values }: Fields, fields: FieldGroup): string {
  if (!node) return yaml + writeFields(fields);
  return applyEdits(yaml, [...addMissing(yaml, node, fields), ...changeFields(yaml, node, values, fields)]);
}

/** @returns the fields in the order of the names, followed by the fields with other names */
export function sortFields(fields: FieldGroup, order: readonly string[]): FieldGroup {
  const positionOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = Object.entries(fields).sort(([a], [b]) => positionOf(a) - positionOf(b));
  return Object.fromEntries(sorted);
}

/** @param edits must not overlap; edits that begin at the same offset are made in their order */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let offset = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(offset, edit.start) + edit.text;
    offset = edit.end;
  }
  return result + text.slice(offset);
}

function changeFields(yaml: string, node: YAMLMap, old: Record<string, unknown>, fields: FieldGroup): Edit[] {
  return node.items.flatMap((pair) => {
    const key = keyOfPair(pair);
    const value = fields[key];
    if (isSame(old[key], value)) return [];
    const lines = linesOf(pair, yaml);
    // The line break after the field is removed, too.
    if (value === undefined) return [{ start: lines.start, end: lines.end + 1, text: '' }];
    const inner = changeInside(yaml, pair.value, old[key], value);
    return inner ?? [rewriteField(yaml, lines, old[key], value)];
  });
}

/**
 * Changes a group, or the groups in a list, field by field.
 *
 * @returns undefined when that isn't enough, because fields or items come, go or move
 */
function changeInside(yaml: string, node: unknown, old: unknown, value: FormValue): Edit[] | undefined {
  if (isMap(node) && !node.flow && isGroup(old) && isGroup(value)) {
    return hasFieldsOf(node, old, value) ? changeFields(yaml, node, old, value) : undefined;
  }
  if (!isSeq(node) || node.flow || !Array.isArray(old) || !Array.isArray(value)) return undefined;
  if (old.length !== value.length) return undefined;
  const edits = value.map((item, index) => {
    if (isSame(old[index], item)) return [];
    const hasMoved = old.some((other) => isSame(other, item));
    return hasMoved ? undefined : changeInside(yaml, node.items[index], old[index], item);
  });
  return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
}

/** In the file, a group may also have fields without content, which the form lacks. */
function hasFieldsOf(node: YAMLMap, old: Record<string, unknown>, fields: FieldGroup): boolean {
  const keys = node.items.map(keyOfPair);
  const isKnown = (key: string) => Object.hasOwn(fields, key) || isSame(old[key], undefined);
  return keys.every(isKnown) && Object.keys(fields).every((key) => keys.includes(key));
}

function rewriteField(yaml: string, lines: Lines, old: unknown, value: FormValue): Edit {
  const field = parseDocument(yaml.slice(lines.start, lines.end), QUOTED_FOR_YAML_1_1);
  const [pair] = (field.contents as YAMLMap).items;
  if (pair) pair.value = changeNode(pair.value, old, value, field);
  const indent = ' '.repeat(columnOf(lines.start, yaml));
  const written = field.toString(LAYOUT).trimEnd();
  return { ...lines, text: written.replace(/\n(?=.)/g, `\n${indent}`) };
}

/**
 * Adds the fields that the file lacks: each below the line in which it is commented out, or else after the
 * field that it follows in the form. The first field of the form comes after the first field of the file.
 */
function addMissing(yaml: string, node: YAMLMap, fields: FieldGroup): Edit[] {
  const ends = new Map(node.items.map((pair) => [keyOfPair(pair), linesOf(pair, yaml).end + 1]));
  const edits: Edit[] = [];
  const [endOfFirst] = ends.values();
  let previousEnd = endOfFirst ?? yaml.length;
  for (const [key, value] of Object.entries(fields)) {
    const end = ends.get(key);
    if (end === undefined) {
      const offset = endOfCommentedField(key, yaml) ?? previousEnd;
      edits.push({ start: offset, end: offset, text: writeFields({ [key]: value }) });
    } else {
      previousEnd = end;
    }
  }
  return edits;
}

/** Finds a line such as `# operator: …`, and returns where the next line begins. */
function endOfCommentedField(key: string, yaml: string): number | undefined {
  const line = new RegExp(`^# ?${key}:.*\n`, 'm').exec(yaml);
  return line ? line.index + line[0].length : undefined;
}

/** The offsets of the lines of a field: where its key begins, and where its last line ends. */
interface Lines {
  start: number;
  end: number;
}

function linesOf({ key, srcToken }: Pair, yaml: string): Lines {
  const start = (key as Node).range?.[0] ?? 0;
  const { key: keyToken, sep, value } = srcToken ?? {};
  const written = CST.stringify({ start: [], key: keyToken, sep, value } as CST.CollectionItem);
  const lines = written.split('\n');
  // Empty lines below a field, and comments that aren't indented more than it, belong to what follows.
  const belongsToNext = new RegExp(`^ {0,${columnOf(start, yaml)}}#|^\\s*$`);
  while (lines.length > 1 && belongsToNext.test(lines.at(-1) ?? '')) lines.pop();
  return { start, end: start + lines.join('\n').length };
}

/** @returns how many characters are before an offset in its line */
const columnOf = (offset: number, yaml: string): number => offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
