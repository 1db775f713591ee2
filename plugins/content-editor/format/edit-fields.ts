import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { alignItems } from './align-items';
import { editText } from './edit-text';
import { isGroup, isSame, type FormGroup, type FormValue } from './form-values';
import type { Fields } from './read-fields';
import { applyEdits, type Edit } from './source-text';
import { writeText } from './write-text';
import {
  flowField,
  flowGroup,
  flowList,
  writeField,
  writeFields,
  writeFlow,
  writeItem,
  type Sibling,
} from './write-yaml';

/**
 * Finds the edits that make the fields of a file those of a form. All lines of what didn't change stay as they are, with
 * their comments.
 *
 * @param yaml ends with a line end, or is empty
 * @param fields those with content (see `withoutEmptyValues`), in the order of the form
 */
export function editFields(yaml: string, { node, values }: Fields, fields: FormGroup): Edit[] {
  if (isSame(values, fields)) return [];
  if (!node) return [{ start: yaml.length, end: yaml.length, text: `${writeFields(fields, 0)}\n` }];
  return new FieldEditor(yaml).editGroup(node, values, fields, { start: 0, end: yaml.length });
}

/** @returns the fields in the order of the names, followed by those that have none of the names */
export function sortFields(fields: FormGroup, order: readonly string[]): FormGroup {
  const names = new Set([...order, ...Object.keys(fields)]);
  return Object.fromEntries(
    Array.from(names)
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => [name, fields[name] as FormValue]),
  );
}

interface Range {
  start: number;
  end: number;
}

/** A field of a group, with the offsets of its YAML. */
interface FieldNode {
  key: string;
  value: Sibling;
  /** Where its key begins. */
  start: number;
  /** Where its value ends, or its colon when it has no value. */
  end: number;
}

/** Makes edits of fields. All offsets are offsets in the YAML of the whole file. */
class FieldEditor {
  constructor(private readonly yaml: string) {}

  /** @param lines where to look for lines with fields of the group that are commented out; its own lines by default */
  editGroup(node: YAMLMap, old: Record<string, unknown>, fields: FormGroup, lines?: Range): Edit[] {
    const nodes = node.items.map((pair) => this.fieldNode(pair));
    const kept = nodes.filter(({ key }) => Object.hasOwn(fields, key) || isSame(old[key], undefined));
    const added = Object.keys(fields).filter((key) => !nodes.some((field) => field.key === key));
    const edits = kept.flatMap((field) =>
      this.editField(field, old[field.key], fields[field.key], node.flow),
    );
    if (kept.length === nodes.length && added.length === 0) return edits;
    if (node.flow) {
      const texts = [
        ...kept.map(({ start, end }) => applyEdits(this.yaml, edits, [start, end])),
        ...added.map((key) => flowField(key, writeFlow(fields[key] ?? null, FLOW))),
      ];
      return [{ ...this.rangeOf(node), text: flowGroup(texts) }];
    }
    const [first] = nodes;
    const [firstKept] = kept;
    if (!first) return [];
    if (!firstKept) {
      const text = `${writeFields(fields, this.columnOf(first.start))}\n`;
      return [{ start: first.start, end: this.endOfLine(this.rangeOf(node).end), text }];
    }
    return [
      ...edits,
      ...this.removeFields(nodes, kept, firstKept),
      ...this.addFields(nodes, kept, firstKept, fields, lines),
    ];
  }

  private fieldNode({ key, value }: Pair): FieldNode {
    const keyNode = key as Node;
    const valueNode = value as Sibling;
    const { start, end: endOfKey } = this.rangeOf(keyNode);
    const hasValue = valueNode && !(isScalar(valueNode) && valueNode.value === null);
    return {
      key: String(isScalar(keyNode) ? keyNode.value : keyNode),
      value: valueNode,
      start,
      end: hasValue ? this.rangeOf(valueNode).end : this.yaml.indexOf(':', endOfKey) + 1,
    };
  }

  private editField(field: FieldNode, old: unknown, value: FormValue | undefined, inFlow = false): Edit[] {
    if (isSame(old, value) || value === undefined) return [];
    const indent = this.columnOf(field.start);
    const edits = this.editValue(field.value, old, value, indent, inFlow);
    if (edits) return edits;
    const { start, end, key } = field;
    const isInLine = inFlow || !this.endsLine(end);
    const text = isInLine ? flowField(key, writeFlow(value, FLOW)) : writeField(key, value, indent);
    return [{ start, end, text }];
  }

  /**
   * @param indent the column of the key or hyphen that stands before the value
   * @returns undefined when the new value is of another kind, so that the whole field has to be written anew
   */
  private editValue(
    node: Sibling,
    old: unknown,
    value: FormValue,
    indent: number,
    inFlow: boolean,
  ): Edit[] | undefined {
    if (isCollection(node) && node.items.length === 0) return undefined;
    if (isMap(node) && isGroup(old) && isGroup(value)) return this.editGroup(node, old, value);
    if (isSeq(node) && Array.isArray(old) && Array.isArray(value)) return this.editList(node, old, value);
    if (!isScalar(node) || node.value === null || typeof value === 'object') return undefined;
    const range = this.rangeOf(node);
    const place = { indent: indent + 2, column: this.columnOf(range.start), inFlow };
    if (typeof value !== 'string') return [{ ...range, text: String(value) }];
    if (typeof old !== 'string') return [{ ...range, text: writeText(value, ['plain'], place) }];
    const yaml = this.yaml.slice(range.start, range.end);
    const endsLine = this.endsLine(range.end);
    return [{ ...range, text: editText({ value: old, type: node.type, yaml, place, endsLine }, value) }];
  }

  private editList(node: YAMLSeq, old: readonly unknown[], items: FormValue[]): Edit[] {
    const nodes = node.items as Sibling[];
    const origins = alignItems(old, items);
    const isInPlace = origins.length === old.length && origins.every((origin, index) => origin === index);
    const ranges = node.flow ? nodes.map((item) => this.rangeOf(item)) : this.itemLines(node);
    if (!ranges) {
      const range = this.rangeOf(node);
      const indent = this.columnOf(range.start);
      const texts = items.map((item) => writeItem(item, indent, nodes[0]));
      return [{ ...range, text: texts.join(`\n${' '.repeat(indent)}`) }];
    }
    const dashColumn = this.columnOf(this.rangeOf(node).start);
    const editItem = (index: number, item: FormValue): Edit[] | undefined => {
      if (isSame(old[index], item)) return [];
      return this.editValue(nodes[index], old[index], item, dashColumn, node.flow ?? false);
    };
    const itemEdits = items.map((item, index) => {
      const origin = origins[index];
      return origin === undefined ? undefined : editItem(origin, item);
    });
    if (isInPlace && itemEdits.every((edits) => edits !== undefined)) return itemEdits.flat();
    const texts = items.map((item, index) => {
      const edits = itemEdits[index];
      const range = ranges[origins[index] ?? -1];
      if (edits && range) return applyEdits(this.yaml, edits, [range.start, range.end]);
      if (node.flow) return writeFlow(item, FLOW, nodes.at(-1));
      return `${' '.repeat(dashColumn)}${writeItem(item, dashColumn, nodes.at(-1))}\n`;
    });
    if (node.flow) return [{ ...this.rangeOf(node), text: flowList(texts) }];
    const [first] = ranges;
    const last = ranges.at(-1);
    return first && last ? [{ start: first.start, end: last.end, text: texts.join('') }] : [];
  }

  /**
   * The lines of each item of a list, with the comments and empty lines before it.
   *
   * @returns undefined when the first item doesn't begin a line
   */
  private itemLines(node: YAMLSeq): Range[] | undefined {
    const { start: firstDash } = this.rangeOf(node);
    if (!this.beginsLine(firstDash)) return undefined;
    const column = this.columnOf(firstDash);
    const ranges: Range[] = [];
    let start = this.startOfComment(firstDash);
    for (const item of node.items as Sibling[]) {
      const end = this.endOfLines(this.rangeOf(item).end, column + 1);
      ranges.push({ start, end });
      start = end;
    }
    return ranges;
  }

  /** Removes the lines of fields. Comments above them stay, because the fields may come back. */
  private removeFields(
    nodes: readonly FieldNode[],
    kept: readonly FieldNode[],
    firstKept: FieldNode,
  ): Edit[] {
    const removed = nodes.filter((field) => !kept.includes(field));
    const [first] = removed;
    const isBehindHyphen = first && first.start < firstKept.start && !this.beginsLine(first.start);
    if (!isBehindHyphen) return removed.map((field) => this.removeLines(field));
    const others = removed.filter((field) => field.start > firstKept.start);
    return [
      { start: first.start, end: firstKept.start, text: '' },
      ...others.map((field) => this.removeLines(field)),
    ];
  }

  private removeLines(field: FieldNode): Edit {
    const start = this.startOfLine(field.start);
    const end = this.endOfLines(field.end, this.columnOf(field.start) + 1);
    const hasGapBefore = start === 0 || this.yaml.slice(0, start).endsWith('\n\n');
    const hasGapAfter = this.yaml[end] === '\n';
    return { start, end: hasGapBefore && hasGapAfter ? end + 1 : end, text: '' };
  }

  /**
   * Adds fields: below the line in which they are commented out, or else behind the field that they follow in the form,
   * or before the first one.
   */
  private addFields(
    nodes: readonly FieldNode[],
    kept: readonly FieldNode[],
    firstKept: FieldNode,
    fields: FormGroup,
    lines?: Range,
  ): Edit[] {
    const column = this.columnOf(firstKept.start);
    const indent = ' '.repeat(column);
    const { start: firstStart } = nodes[0] ?? firstKept;
    const { end: lastEnd } = nodes.at(-1) ?? firstKept;
    const ownLines = lines ?? { start: firstStart, end: this.endOfLines(lastEnd, column) };
    const endOf = new Map(kept.map(({ key, end }) => [key, this.endOfLines(end, column + 1)]));
    const edits: Edit[] = [];
    let previousEnd: number | undefined;
    for (const [key, value] of Object.entries(fields)) {
      const end = endOf.get(key);
      if (end !== undefined) {
        previousEnd = end;
        continue;
      }
      const text = writeField(key, value, column);
      const offset = this.endOfCommentedField(key, indent, ownLines) ?? previousEnd;
      if (offset !== undefined) {
        edits.push({ start: offset, end: offset, text: `${indent}${text}\n` });
        previousEnd = offset;
      } else if (this.beginsLine(firstStart)) {
        const start = this.startOfComment(firstKept.start);
        edits.push({ start, end: start, text: `${indent}${text}\n` });
      } else {
        const { start } = firstKept;
        edits.push({ start, end: start, text: `${text}\n${indent}` });
      }
    }
    return edits;
  }

  /** Finds a line such as `# operator: …`, and returns where the next line begins. */
  private endOfCommentedField(key: string, indent: string, { start, end }: Range): number | undefined {
    let offset = this.startOfLine(start);
    while (offset < end) {
      const next = this.endOfLine(offset);
      const line = this.yaml.slice(offset, next);
      if (line.startsWith(`${indent}# ${key}:`) || line.startsWith(`${indent}#${key}:`)) return next;
      offset = next;
    }
    return undefined;
  }

  /** Where a node begins and ends, without the line end and comments behind it. */
  private rangeOf(node: Sibling): Range {
    const [start = 0, end = 0] = node?.range ?? [];
    if (!isCollection(node) || node.flow) return { start, end: this.endOfText(start, end) };
    const last: unknown = node.items.at(-1);
    const lastNode = isSeq(node) ? (last as Sibling) : this.lastNodeOf(last as Pair);
    return { start, end: lastNode ? this.rangeOf(lastNode).end : end };
  }

  private lastNodeOf({ key, value }: Pair): Sibling {
    return (value ?? key) as Sibling;
  }

  /** @returns the end of a value without the line break that the range of a folded or literal text includes */
  private endOfText(start: number, end: number): number {
    return Math.max(start, this.yaml.slice(0, end).trimEnd().length);
  }

  private startOfLine(offset: number): number {
    return this.yaml.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the next line begins. */
  private endOfLine(offset: number): number {
    const lineEnd = this.yaml.indexOf('\n', offset);
    return lineEnd === -1 ? this.yaml.length : lineEnd + 1;
  }

  private columnOf(offset: number): number {
    return offset - this.startOfLine(offset);
  }

  private beginsLine(offset: number): boolean {
    return this.yaml.slice(this.startOfLine(offset), offset).trim() === '';
  }

  private endsLine(offset: number): boolean {
    return offset === this.yaml.length || this.yaml[offset] === '\n';
  }

  /** Where the comment lines directly above a line begin, or else the line. */
  private startOfComment(offset: number): number {
    let start = this.startOfLine(offset);
    while (start > 0) {
      const previous = this.startOfLine(start - 1);
      if (!/^ *#/.test(this.yaml.slice(previous, start))) return start;
      start = previous;
    }
    return start;
  }

  /** The end of the line in which a value ends, and of comment lines below that are indented enough to belong to it. */
  private endOfLines(offset: number, commentIndent: number): number {
    let end = this.endOfLine(offset);
    let next = end;
    while (next < this.yaml.length) {
      const lineEnd = this.endOfLine(next);
      const [, indent = ''] = /^( *)(?:#|$)/m.exec(this.yaml.slice(next, lineEnd)) ?? [];
      const line = this.yaml.slice(next, lineEnd).trim();
      if (line.startsWith('#') && indent.length >= commentIndent) end = lineEnd;
      else if (line !== '') return end;
      next = lineEnd;
    }
    return end;
  }
}

/** The place of a value in brackets. Lines and columns make no difference there. */
const FLOW = { indent: 0, column: 0, inFlow: true };
