import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Matches the name of a heading element; its group is the level. */
export const HEADING = /^h([1-6])$/;

/** Gives headings their ids and their levels on the page. */
export function addIdsAndLevels(
  tree: Root,
  { headingLevel, idPrefix }: { headingLevel: number; idPrefix: string },
): void {
  const slugger = new GithubSlugger();
  visit(tree, 'element', (node) => {
    const heading = HEADING.exec(node.tagName);
    if (!heading) return;
    const level = Number(heading[1]);
    node.properties = { ...node.properties, id: idPrefix + slugger.slug(toString(node)) };
    node.tagName = `h${Math.min(6, level + headingLevel - 2)}`;
  });
}
