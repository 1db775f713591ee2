import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../dom-names';
import { HEADING } from './headings';

/**
 * Prepares a table for narrow windows, where styles stack its cells: each cell gets the heading of its column
 * in COLUMN_ATTRIBUTE.
 */
function labelCells(table: Element): void {
  const headings = elementsIn(table, 'th').map((heading) => toString(heading));
  for (const row of elementsIn(table, 'tr')) {
    for (const [column, cell] of elementsIn(row, 'td').entries()) {
      cell.properties = { ...cell.properties, [COLUMN_ATTRIBUTE]: headings[column] };
    }
  }
}

/** @returns the elements of a name inside another, in the order of the text */
function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, { type: 'element', tagName }, (element: Element) => {
    found.push(element);
  });
  return found;
}

/**
 * Puts each table into a group in which it scrolls when it is wide, and which the keyboard can
 * reach (WCAG 2.2, 1.4.10 and 2.1.1). The heading above the table labels the group.
 */
export function wrapTables(tree: Root): void {
  let headingId: string | undefined;
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) headingId = String(node.properties?.['id']);
    if (node.tagName !== 'table' || !parent || index === null) return undefined;
    labelCells(node);
    const label = headingId ? { ariaLabelledBy: headingId } : { ariaLabel: 'Table' };
    parent.children[index] = h(
      'div',
      { className: [TABLE_CLASS], tabIndex: 0, role: 'group', ...label },
      node,
    );
    return SKIP;
  });
}
