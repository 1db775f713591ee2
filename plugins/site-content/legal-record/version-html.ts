import type { Root } from 'hast';
import { bodyOfTree, toHtml, type CompiledBody } from '../compile/compile-body';
import { CLAUSE_LEVEL, clausesOfTree, treeOf, type DocumentText } from './difference/blocks';
import { countChanges } from './difference/describe-difference';
import { compareTexts } from './difference/difference';
import { renderDifference } from './difference/render-difference';

interface Version extends DocumentText {
  document: string;
}

/** Compiles the text of a version for its page and its tab. */
export const bodyOfVersion = (version: Version): CompiledBody =>
  bodyOfTree(treeOfVersion(version), CLAUSE_LEVEL);

/** Compares two versions: what changed, as HTML and as a count. */
export function differenceOf(before: Version, after: Version): { html: string; summary: string } {
  const difference = compareTexts(
    clausesOfTree(before, treeOfVersion(before)),
    clausesOfTree(after, treeOfVersion(after)),
  );
  return { html: toHtml(renderDifference(difference).children), summary: countChanges(difference) };
}

const trees = new Map<string, Root>();
/** Each version is read three times in a row, by its page and the next version's: 16 entries are enough. */
const MOST_TREES = 16;

/** Callers must not mutate the tree. */
function treeOfVersion({ document, body, facts }: Version): Root {
  const key = JSON.stringify([document, body, facts]);
  const tree = trees.get(key) ?? treeOf({ body, facts }, `${document}-`);
  if (trees.size >= MOST_TREES) trees.clear();
  trees.set(key, tree);
  return tree;
}
