import { isMap, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { isGroup } from './form-values';

/** The fields of a file. */
export interface Fields {
  /** Undefined when there are none, perhaps with comments where they are to come. */
  node: YAMLMap | undefined;
  values: Record<string, unknown>;
}

/** Why YAML cannot be read. */
export interface Mistake {
  /** The number of the line in the YAML, from 1. */
  line: number;
}

/** Reads fields as the content check does: what it calls a mistake is none that a form can show. */
export function readFields(yaml: string): Fields | Mistake {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false, keepSourceTokens: true });
  const { contents, errors, warnings } = document;
  const offset = [...errors, ...warnings][0]?.pos[0] ?? startOfReference(contents);
  if (offset !== undefined) return { line: yaml.slice(0, offset).split('\n').length };
  if (contents === null) return { node: undefined, values: {} };
  const values: unknown = document.toJS();
  if (!isMap(contents) || !isGroup(values)) return { line: 1 };
  return { node: contents, values };
}

/** Finds a name for another value, or a reference to one (`&name`, `*name`): an edit of one would change the other. */
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
