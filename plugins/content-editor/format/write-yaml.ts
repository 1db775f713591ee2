import { isCollection, isMap, isScalar, isSeq, type Node } from 'yaml';
import { isGroup, type FieldGroup, type FormValue } from './form-values';
import { writeNewText, writeText, type TextPlace } from './write-text';

/**
 * A value in the file whose style a new value takes over, such as the last item of the list to
 * which an item is added.
 */
export type Sibling = Node | null | undefined;

/** Writes fields as lines. The first line is not indented, and the last one has no line break. */
export function writeFields(fields: FieldGroup, indent: number, sibling?: Sibling): string {
  const lines = Object.entries(fields).map(([key, value]) =>
    writeField(key, value, indent, siblingField(sibling, key)),
  );
  return lines.join(`\n${' '.repeat(indent)}`);
}

/**
 * Writes a field: its key and its value. All lines but the first are indented more than the key.
 *
 * @param indent how many spaces stand before the key
 */
export function writeField(key: string, value: FormValue, indent: number, sibling?: Sibling): string {
  const name = writeText(key, ['plain'], { indent, column: indent, inFlow: false });
  if (!isBlockCollection(value, sibling)) {
    const column = indent + name.length + 2;
    return `${name}: ${writeInline(value, { indent: indent + 2, column, inFlow: false }, sibling)}`;
  }
  const inner = indent + 2;
  return `${name}:\n${' '.repeat(inner)}${writeBlock(value, inner, sibling)}`;
}

/**
 * Writes an item of a list.
 *
 * @param indent how many spaces stand before the hyphen
 */
export function writeItem(value: FormValue, indent: number, sibling?: Sibling): string {
  const inner = indent + 2;
  if (isBlockCollection(value, sibling)) return `- ${writeBlock(value, inner, sibling)}`;
  return `- ${writeInline(value, { indent: inner, column: inner, inFlow: false }, sibling)}`;
}

/** Writes a value for a place in brackets; a list or a group gets brackets itself. */
export function writeFlow(value: FormValue, place: TextPlace, sibling?: Sibling): string {
  const inner = { ...place, inFlow: true };
  if (Array.isArray(value)) {
    const items = value.map((item) => writeInline(item, inner, siblingItem(sibling)));
    return flowList(items);
  }
  if (!isGroup(value)) return writeInline(value, inner, sibling);
  const fields = Object.entries(value).map(([key, field]) =>
    flowField(key, writeInline(field, inner, siblingField(sibling, key))),
  );
  return flowGroup(fields);
}

export const flowList = (items: readonly string[]): string => `[${items.join(', ')}]`;
export const flowGroup = (fields: readonly string[]): string => `{ ${fields.join(', ')} }`;
export const flowField = (key: string, value: string): string =>
  `${writeText(key, ['plain'], { indent: 0, column: 0, inFlow: true })}: ${value}`;

function isBlockCollection(value: FormValue, sibling: Sibling): value is FormValue[] | FieldGroup {
  if (!Array.isArray(value) && !isGroup(value)) return false;
  return !(isCollection(sibling) && sibling.flow);
}

function writeBlock(value: FormValue[] | FieldGroup, indent: number, sibling: Sibling): string {
  if (!Array.isArray(value)) return writeFields(value, indent, sibling);
  const items = value.map((item) => writeItem(item, indent, siblingItem(sibling)));
  return items.join(`\n${' '.repeat(indent)}`);
}

function writeInline(value: FormValue, place: TextPlace, sibling: Sibling): string {
  if (Array.isArray(value) || isGroup(value)) return writeFlow(value, place, sibling);
  if (typeof value !== 'string') return String(value);
  if (isScalar(sibling) && sibling.type === 'QUOTE_DOUBLE') return writeText(value, ['double'], place);
  return writeNewText(value, place);
}

const siblingField = (sibling: Sibling, key: string): Sibling =>
  isMap(sibling) ? sibling.get(key, true) : undefined;

const siblingItem = (sibling: Sibling): Sibling =>
  isSeq(sibling) ? (sibling.items[0] as Sibling) : undefined;
