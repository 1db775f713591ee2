import { isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import type { FieldGroup } from './form-values';
import type { Edit, Range } from './source-text';
import { writeField } from './write-yaml';
import type { MaybeNode, YamlLines } from './yaml-lines';

/** A field of a group, with the offsets of its YAML. */
export interface FieldNode {
  key: string;
  value: MaybeNode;
  /** The offset at which its key begins. */
  start: number;
  /** The offset at which its value ends, or its colon when it has no value. */
  end: number;
}

/** @returns the fields of a group, in the order of the file */
export const fieldNodes = (group: YAMLMap, lines: YamlLines): FieldNode[] =>
  group.items.map((pair) => fieldNode(pair, lines));

function fieldNode({ key, value }: Pair, lines: YamlLines): FieldNode {
  const keyNode = key as Node;
  const valueNode = value as MaybeNode;
  const { start, end: endOfKey } = lines.rangeOf(keyNode);
  const hasValue = valueNode && !(isScalar(valueNode) && valueNode.value === null);
  return {
    key: String(isScalar(keyNode) ? keyNode.value : keyNode),
    value: valueNode,
    start,
    end: hasValue ? lines.rangeOf(valueNode).end : lines.yaml.indexOf(':', endOfKey) + 1,
  };
}

/** The fields of a group before and after an edit that adds or removes some. */
export interface ChangedFields {
  /** All fields that the group has had. */
  nodes: readonly FieldNode[];
  /** Those of `nodes` that stay. */
  kept: readonly FieldNode[];
  /** The first of `kept`. */
  firstKept: FieldNode;
}

/**
 * Removes the lines of the fields that do not stay. Comments above them stay, because the fields
 * may come back.
 */
export function removeFields({ nodes, kept, firstKept }: ChangedFields, lines: YamlLines): Edit[] {
  const removed = nodes.filter((field) => !kept.includes(field));
  const [first] = removed;
  const isBehindHyphen = first && first.start < firstKept.start && !lines.beginsLine(first.start);
  if (!isBehindHyphen) return removed.map((field) => removeLines(field, lines));
  // The first field that stays moves to the hyphen, in place of all fields before it.
  const others = removed.filter((field) => field.start > firstKept.start);
  return [
    { start: first.start, end: firstKept.start, text: '' },
    ...others.map((field) => removeLines(field, lines)),
  ];
}

function removeLines(field: FieldNode, lines: YamlLines): Edit {
  const start = lines.startOfLine(field.start);
  const end = lines.endWithComment(field.end, lines.columnOf(field.start) + 1);
  // When the field stands between two empty lines, one of them goes with it.
  const hasGapBefore = start === 0 || lines.yaml.slice(0, start).endsWith('\n\n');
  const hasGapAfter = lines.yaml[end] === '\n';
  return { start, end: hasGapBefore && hasGapAfter ? end + 1 : end, text: '' };
}

/**
 * Adds the fields that the group lacks: below the line in which they are commented out, or else
 * behind the field that they follow in the form, or before the first one.
 *
 * @param fields all fields of the group after the edit, in the order of the form
 * @param searched where to look for lines with fields that are commented out; by default, the lines
 *   of the group
 */
export function addFields(
  { nodes, kept, firstKept }: ChangedFields,
  fields: FieldGroup,
  lines: YamlLines,
  searched?: Range,
): Edit[] {
  const column = lines.columnOf(firstKept.start);
  const indent = ' '.repeat(column);
  const { start: firstStart } = nodes[0] ?? firstKept;
  const { end: lastEnd } = nodes.at(-1) ?? firstKept;
  const range = searched ?? { start: firstStart, end: lines.endWithComment(lastEnd, column) };
  const ends = new Map(kept.map(({ key, end }) => [key, lines.endWithComment(end, column + 1)]));
  const edits: Edit[] = [];
  let previousEnd: number | undefined;
  for (const [key, value] of Object.entries(fields)) {
    const end = ends.get(key);
    if (end !== undefined) {
      previousEnd = end;
      continue;
    }
    const text = writeField(key, value, column);
    const offset = endOfCommentedField(key, indent, range, lines) ?? previousEnd;
    if (offset !== undefined) {
      edits.push(insertion(offset, `${indent}${text}\n`));
      previousEnd = offset;
    } else if (lines.beginsLine(firstStart)) {
      const start = lines.startWithComment(firstKept.start);
      edits.push(insertion(start, `${indent}${text}\n`));
    } else {
      // The first field stands behind a hyphen: the new one takes its place there.
      edits.push(insertion(firstKept.start, `${text}\n${indent}`));
    }
  }
  return edits;
}

const insertion = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** Finds a line such as `# operator: …`, and returns where the next line begins. */
function endOfCommentedField(
  key: string,
  indent: string,
  { start, end }: Range,
  lines: YamlLines,
): number | undefined {
  let offset = lines.startOfLine(start);
  while (offset < end) {
    const next = lines.startOfNextLine(offset);
    const line = lines.yaml.slice(offset, next);
    if (line.startsWith(`${indent}# ${key}:`) || line.startsWith(`${indent}#${key}:`)) return next;
    offset = next;
  }
  return undefined;
}
