import { isCollection, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { alignItems } from './align-items';
import { editText } from './edit-text';
import { addFields, fieldNodes, removeFields, type FieldNode } from './field-lines';
import { isGroup, isSame, type FieldGroup, type FormValue } from './form-values';
import type { Fields } from './read-fields';
import { applyEdits, type Edit, type Range } from './source-text';
import { writeText } from './write-text';
import { flowField, flowGroup, flowList, writeField, writeFields, writeFlow, writeItem } from './write-yaml';
import { YamlLines, type MaybeNode } from './yaml-lines';

/**
 * Finds the edits that make the fields of a file those of a form. All lines of what didn't change
 * stay as they are, with their comments.
 *
 * @param yaml ends with a line end, or is empty
 * @param fields those with content (see `withoutEmptyValues`), in the order of the form
 */
export function editFields(yaml: string, { node, values }: Fields, fields: FieldGroup): Edit[] {
  if (isSame(values, fields)) return [];
  if (!node) return [{ start: yaml.length, end: yaml.length, text: `${writeFields(fields, 0)}\n` }];
  return new FieldEditor(yaml).editGroup(node, values, fields, { start: 0, end: yaml.length });
}

/** @returns the fields in the order of the names, followed by those that have none of the names */
export function sortFields(fields: FieldGroup, order: readonly string[]): FieldGroup {
  const positionOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = Object.entries(fields).sort(([a], [b]) => positionOf(a) - positionOf(b));
  return Object.fromEntries(sorted);
}

/** An item of a list that stays, perhaps at another place. */
interface KeptItem {
  /** The YAML of the item before it was edited. */
  range: Range;
  edits: Edit[];
}

/** The place of a value in brackets. Lines and columns make no difference there. */
const FLOW = { indent: 0, column: 0, inFlow: true };

/**
 * Makes edits of fields, lists and values. All offsets are offsets in the YAML of the whole file.
 */
class FieldEditor {
  private readonly lines: YamlLines;

  constructor(private readonly yaml: string) {
    this.lines = new YamlLines(yaml);
  }

  /**
   * @param searched where to look for lines with fields of the group that are commented out; its
   * own lines by default
   */
  editGroup(node: YAMLMap, old: Record<string, unknown>, fields: FieldGroup, searched?: Range): Edit[] {
    const nodes = fieldNodes(node, this.lines);
    // A field without content, which the form doesn't have, stays in the file too.
    const kept = nodes.filter(({ key }) => Object.hasOwn(fields, key) || isSame(old[key], undefined));
    const added = Object.keys(fields).filter((key) => !nodes.some((field) => field.key === key));
    const edits = kept.flatMap((field) =>
      this.editField(field, old[field.key], fields[field.key], node.flow),
    );
    const isInPlace = kept.length === nodes.length && added.length === 0;
    if (isInPlace) return edits;
    if (node.flow) {
      const texts = [
        ...kept.map((field) => applyEdits(this.yaml, edits, field)),
        ...added.map((key) => flowField(key, writeFlow(fields[key] ?? null, FLOW))),
      ];
      return [{ ...this.lines.rangeOf(node), text: flowGroup(texts) }];
    }
    const [first] = nodes;
    const [firstKept] = kept;
    if (!first) return [];
    if (!firstKept) {
      const text = `${writeFields(fields, this.lines.columnOf(first.start))}\n`;
      return [{ start: first.start, end: this.lines.startOfNextLine(this.lines.rangeOf(node).end), text }];
    }
    const changed = { nodes, kept, firstKept };
    return [
      ...edits,
      ...removeFields(changed, this.lines),
      ...addFields(changed, fields, this.lines, searched),
    ];
  }

  private editField(field: FieldNode, old: unknown, value: FormValue | undefined, inFlow = false): Edit[] {
    if (isSame(old, value) || value === undefined) return [];
    const indent = this.lines.columnOf(field.start);
    const edits = this.editValue(field.value, old, value, indent, inFlow);
    if (edits) return edits;
    const { start, end, key } = field;
    const isInLine = inFlow || !this.lines.endsLine(end);
    const text = isInLine ? flowField(key, writeFlow(value, FLOW)) : writeField(key, value, indent);
    return [{ start, end, text }];
  }

  /**
   * @param indent the column of the key or hyphen that stands before the value
   * @returns undefined when the new value is of another kind, so that the whole field has to be
   *   written anew
   */
  private editValue(
    node: MaybeNode,
    old: unknown,
    value: FormValue,
    indent: number,
    inFlow: boolean,
  ): Edit[] | undefined {
    if (isCollection(node) && node.items.length === 0) return undefined;
    if (isMap(node) && isGroup(old) && isGroup(value)) return this.editGroup(node, old, value);
    if (isSeq(node) && Array.isArray(old) && Array.isArray(value)) return this.editList(node, old, value);
    if (!isScalar(node) || node.value === null || typeof value === 'object') return undefined;
    const range = this.lines.rangeOf(node);
    const place = { indent: indent + 2, column: this.lines.columnOf(range.start), inFlow };
    if (typeof value !== 'string') return [{ ...range, text: String(value) }];
    if (typeof old !== 'string') return [{ ...range, text: writeText(value, ['plain'], place) }];
    const yaml = this.yaml.slice(range.start, range.end);
    const endsLine = this.lines.endsLine(range.end);
    return [{ ...range, text: editText({ value: old, type: node.type, yaml, place, endsLine }, value) }];
  }

  private editList(node: YAMLSeq, old: readonly unknown[], items: readonly FormValue[]): Edit[] {
    const nodes = node.items as MaybeNode[];
    const ranges = node.flow ? nodes.map((item) => this.lines.rangeOf(item)) : this.itemLines(node);
    if (!ranges) return [this.rewriteList(node, items)];
    const column = this.columnOfList(node);
    const origins = alignItems(old, items);
    const keptItems = items.map((item, index): KeptItem | undefined => {
      const origin = origins[index];
      if (origin === undefined) return undefined;
      const range = ranges[origin];
      const edits = isSame(old[origin], item)
        ? []
        : this.editValue(nodes[origin], old[origin], item, column, node.flow ?? false);
      return range && edits && { range, edits };
    });
    const isInPlace = origins.length === old.length && origins.every((origin, index) => origin === index);
    if (isInPlace && keptItems.every((kept) => kept !== undefined)) {
      return keptItems.flatMap(({ edits }) => edits);
    }
    const texts = items.map((item, index) => {
      const kept = keptItems[index];
      if (kept) return applyEdits(this.yaml, kept.edits, kept.range);
      if (node.flow) return writeFlow(item, FLOW, nodes.at(-1));
      return `${' '.repeat(column)}${writeItem(item, column, nodes.at(-1))}\n`;
    });
    if (node.flow) return [{ ...this.lines.rangeOf(node), text: flowList(texts) }];
    const [first] = ranges;
    const last = ranges.at(-1);
    return first && last ? [{ start: first.start, end: last.end, text: texts.join('') }] : [];
  }

  /**
   * Writes a list anew whose items have no lines of their own, such as one that begins behind the
   * hyphen of another list.
   */
  private rewriteList(node: YAMLSeq, items: readonly FormValue[]): Edit {
    const column = this.columnOfList(node);
    const texts = items.map((item) => writeItem(item, column, node.items[0] as MaybeNode));
    return { ...this.lines.rangeOf(node), text: texts.join(`\n${' '.repeat(column)}`) };
  }

  private columnOfList(node: YAMLSeq): number {
    return this.lines.columnOf(this.lines.rangeOf(node).start);
  }

  /**
   * @returns the lines of each item of a list, with the comments and empty lines before it;
   *   undefined when the first item doesn't begin a line
   */
  private itemLines(node: YAMLSeq): Range[] | undefined {
    const { start: firstHyphen } = this.lines.rangeOf(node);
    if (!this.lines.beginsLine(firstHyphen)) return undefined;
    const column = this.lines.columnOf(firstHyphen);
    const ranges: Range[] = [];
    let start = this.lines.startWithComment(firstHyphen);
    for (const item of node.items as MaybeNode[]) {
      const end = this.lines.endWithComment(this.lines.rangeOf(item).end, column + 1);
      ranges.push({ start, end });
      start = end;
    }
    return ranges;
  }
}
