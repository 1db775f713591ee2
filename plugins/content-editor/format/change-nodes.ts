import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup, isSame, type FieldGroup, type FormValue } from './form-values';
import { styleTexts } from './write-fields';

export const keyOfPair = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/**
 * Gives a node another value. The node stays where the old and the new value are of the same kind,
 * and so do its comments and its style.
 *
 * @param node undefined for a value that the file lacks
 * @param old the value of the node
 * @param document makes new nodes
 */
export function changeNode(node: unknown, old: unknown, value: FormValue, document: Document): Node {
  if (isMap(node) && isGroup(old) && isGroup(value)) return changeGroup(node, old, value, document);
  if (isSeq(node) && Array.isArray(old) && Array.isArray(value)) {
    return changeList(node, old, value, document);
  }
  const changed = isScalar(node) && typeof value !== 'object' ? node : document.createNode(value);
  if (isScalar(changed)) changed.value = value;
  styleTexts(changed);
  return changed;
}

function changeGroup(
  node: YAMLMap,
  old: Record<string, unknown>,
  fields: FieldGroup,
  document: Document,
): YAMLMap {
  // A field without content, which the form doesn't have, stays in the file too.
  const stays = (key: string) => Object.hasOwn(fields, key) || isSame(old[key], undefined);
  node.items = node.items.filter((pair) => stays(keyOfPair(pair)));
  for (const [key, value] of Object.entries(fields)) {
    if (!isSame(old[key], value)) node.set(key, changeNode(node.get(key, true), old[key], value, document));
  }
  return node;
}

/**
 * A new item with the same content as an old item is that item, wherever it is now. The other new items come
 * from the remaining old items, in their order.
 */
function changeList(
  node: YAMLSeq,
  old: readonly unknown[],
  items: readonly FormValue[],
  document: Document,
): YAMLSeq {
  const left = old.map((value, index) => ({ value, node: node.items[index] }));
  const unchanged = items.map((item) => {
    const index = left.findIndex(({ value }) => isSame(value, item));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  });
  node.items = items.map((item, index) => {
    const same = unchanged[index];
    if (same) return same.node;
    const origin = left.shift();
    return changeNode(origin?.node, origin?.value, item, document);
  });
  return node;
}
