import type { Element, ElementContent, RootContent } from 'hast';
import { compileTree, type ContentModel } from '../../mdx-content';
import { CLAUSE_LEVEL, compileOptions, type LegalText } from '../legal-version';

/** The smallest unit that is compared: a paragraph, an item of a list, a row of a table. */
export interface Block {
  /** The element that shows it. */
  tag: string;
  /** The number of lists around it. */
  depth: number;
  /** Its text; the cells of a row have ` | ` between them. */
  text: string;
  /** Where its links lead, which the text does not show. */
  links: string[];
}

/** A `##` and the blocks below it. The first has no heading: it holds title, summary and introduction. */
export interface Clause {
  heading: string;
  blocks: Block[];
}

/** Splits a text into clauses, and clauses into blocks of plain text. */
export function clausesOf({ title, summary, body, facts }: LegalText, model: ContentModel): Clause[] {
  const introduction = [
    { tag: 'p.title', depth: 0, text: title, links: [] },
    { tag: 'p.summary', depth: 0, text: summary, links: [] },
  ];
  const clauses: Clause[] = [{ heading: '', blocks: introduction }];
  for (const block of blocksIn(compileTree(body, compileOptions(facts, model)).children)) {
    if (block.tag === `h${CLAUSE_LEVEL}`) clauses.push({ heading: block.text, blocks: [] });
    else clauses.at(-1)?.blocks.push(block);
  }
  return clauses;
}

/** Elements around blocks. */
const CONTAINER = /^(?:div|figure|figcaption|table|thead|tbody|blockquote|ul|ol|hr)$/;
const LIST = /^[uo]l$/;
/** Elements that are blocks. */
const BLOCK = /^(?:tr|li|p|h\d|pre)$/;
const CELL = /^t[dh]$/;

function blocksIn(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = [];
  // The block that inline nodes belong to, until the next element that begins a block.
  let current: Block | undefined;
  const addInline = (node: ElementContent, tag: string, depth: number) => {
    if (!current) {
      current = { tag, depth, text: '', links: [] };
      blocks.push(current);
    }
    current.text += rawTextOf(node);
    if (node.type !== 'element') return;
    if (CELL.test(node.tagName)) current.text += ' | ';
    current.links.push(...linksIn(node));
  };
  const walk = (children: readonly RootContent[], tag: string, depth: number) => {
    for (const node of children) {
      const name = node.type === 'element' ? node.tagName : '';
      if (node.type === 'element' && (CONTAINER.test(name) || BLOCK.test(name))) {
        const isParagraphOfItem = tag === 'li' && name === 'p';
        const innerTag = BLOCK.test(name) && !isParagraphOfItem ? name : tag;
        current = undefined;
        walk(node.children, innerTag, LIST.test(name) ? depth + 1 : depth);
        current = undefined;
      } else if (node.type === 'text' || node.type === 'element') {
        addInline(node, tag, depth);
      }
    }
  };
  walk(nodes, 'p', 0);
  return blocks
    .map((block) => ({ ...block, text: block.tag === 'pre' ? block.text : trimmed(block.text) }))
    .filter(({ text }) => text);
}

/** Without line breaks, and without the separator behind the last cell of a row. */
const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(/ \| $| $|^ /g, '');

function linksIn({ properties, children }: Element): string[] {
  const address = properties?.['href'] ?? properties?.['src'];
  const own = address === undefined || address === null ? [] : [String(address)];
  return [...own, ...children.flatMap((child) => (child.type === 'element' ? linksIn(child) : []))];
}

/** The text in a node. A picture counts as its description. */
function rawTextOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return `[picture: ${String(node.properties?.['alt'] ?? '')}]`;
  return node.children.map(rawTextOf).join('');
}
