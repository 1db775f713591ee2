import type { Root } from 'hast';
import { bodyOfTree, toHtml, type CompiledBody } from '../compile-body';
import { CLAUSE_LEVEL, clausesOfTree, treeOf, type DocumentText } from './difference/blocks';
import { countChanges } from './difference/describe-difference';
import { compareTexts } from './difference/difference';
import { renderDifference } from './difference/render-difference';

interface Version extends DocumentText {
  document: string;
}

/** Pages ask for neighbours one after the other, so a few are enough. */
const KEPT = 16;
const trees = new Map<string, Root>();

/** The text as its page and the tab show it. */
export const bodyOfVersion = (version: Version): CompiledBody =>
  bodyOfTree(compiledOnce(version), CLAUSE_LEVEL);

/** What changed between two versions, as HTML and as a count. */
export function differenceOf(before: Version, after: Version): { html: string; summary: string } {
  const difference = compareTexts(
    clausesOfTree(before, compiledOnce(before)),
    clausesOfTree(after, compiledOnce(after)),
  );
  return { html: toHtml(renderDifference(difference).children), summary: countChanges(difference) };
}

/** A version is asked for by its own page, twice, and by the next one's. */
function compiledOnce({ document, body, facts }: Version): Root {
  const key = JSON.stringify([document, body, facts]);
  const tree = trees.get(key) ?? treeOf({ body, facts }, `${document}-`);
  trees.delete(key);
  trees.set(key, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= KEPT) break;
    trees.delete(oldest);
  }
  return tree;
}
