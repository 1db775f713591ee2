import { isMap, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { isGroup } from './form-values';

export interface Fields {
  /** The fields in the YAML; undefined when the YAML is empty or has only comments. */
  node: YAMLMap | undefined;
  values: Record<string, unknown>;
}

export interface UnreadableFile {
  /** The number of the line with the mistake, from 1. */
  line: number;
}

export const isUnreadable = (result: object): result is UnreadableFile => 'line' in result;

/**
 * Reads fields. YAML that the content check would report is unreadable here as well.
 *
 * @param yaml with `\n` as line breaks
 */
export function readFields(yaml: string): Fields | UnreadableFile {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false, keepSourceTokens: true });
  const { contents, errors, warnings } = document;
  const offset = [...errors, ...warnings][0]?.pos[0] ?? startOfReference(contents);
  if (offset !== undefined) return { line: yaml.slice(0, offset).split('\n').length };
  if (contents === null) return { node: undefined, values: {} };
  const values: unknown = document.toJS();
  if (!isMap(contents) || !isGroup(values)) return { line: 1 };
  return { node: contents, values };
}

/**
 * Finds an anchor or alias (`&name`, `*name`), through which an edit of one value would change another value.
 *
 * @returns the offset of the first one; undefined when there is none
 */
function startOfReference(contents: Node | null): number | undefined {
  let offset: number | undefined;
  const find = ({ range }: Node) => {
    offset = range?.[0];
    return visit.BREAK;
  };
  visit(contents, {
    Alias: (_key, alias) => find(alias),
    Value: (_key, node) => (node.anchor ? find(node) : undefined),
  });
  return offset;
}
