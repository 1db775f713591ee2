import type { Element, ElementContent, RootContent } from 'hast';
import type { ContentModel } from '../../mdx-content';
import { compileTree } from '../../mdx-content/syntax';
import { DIFFERENCE_CLASSES } from '../dom-names';
import { compileOptions, type LegalTextContent } from '../record/legal-version';

/** The smallest unit that is compared, such as a paragraph, an item of a list or a row of a table. */
export interface Block {
  /**
   * The name of the element that shows it, such as `p`. The elements of the title and of the summary have a
   * class.
   */
  tag: string;
  /** The number of lists around it. */
  depth: number;
  /** The text without markup. The cells of a row are joined by ` | `. */
  text: string;
  /** The addresses of links and pictures. A changed address is a change, although no word has changed. */
  links: string[];
}

/**
 * A `##` heading and the blocks below it. The first clause has no heading: it holds title,
 * summary and introduction.
 */
export interface Clause {
  heading: string;
  blocks: Block[];
}

export function clausesOf({ title, summary, body, facts }: LegalTextContent, model: ContentModel): Clause[] {
  const introduction = [
    { tag: `p.${DIFFERENCE_CLASSES.title}`, depth: 0, text: title, links: [] },
    { tag: `p.${DIFFERENCE_CLASSES.summary}`, depth: 0, text: summary, links: [] },
  ];
  const clauses: Clause[] = [{ heading: '', blocks: introduction }];
  const options = compileOptions(facts, model);
  for (const block of blocksIn(compileTree(body, options).children)) {
    if (block.tag === `h${options.headingLevel}`) {
      clauses.push({ heading: block.text, blocks: [] });
    } else {
      clauses.at(-1)?.blocks.push(block);
    }
  }
  return clauses;
}

const ELEMENT_WITH_BLOCKS = /^(?:div|figure|figcaption|table|thead|tbody|blockquote|ul|ol|hr)$/;
const LIST = /^[uo]l$/;
const BLOCK_ELEMENT = /^(?:tr|li|p|h\d|pre)$/;
const CELL = /^t[dh]$/;

/**
 * Collects the blocks of an HTML tree, in the order of the text. Inline nodes that follow one another, such
 * as words and a link, make one block. The innermost element around them that is a block gives it its tag.
 */
function blocksIn(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = [];
  // The next inline node is added to this block; where it is undefined, the node begins a new one.
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
      if (node.type === 'element' && (ELEMENT_WITH_BLOCKS.test(name) || BLOCK_ELEMENT.test(name))) {
        const isParagraphOfItem = tag === 'li' && name === 'p';
        const innerTag = BLOCK_ELEMENT.test(name) && !isParagraphOfItem ? name : tag;
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
    .map((block) => ({ ...block, text: block.tag === 'pre' ? block.text : tidy(block.text) }))
    .filter(({ text }) => text);
}

/**
 * Puts a text on one line, without white space around it and without the separator after the last
 * cell of a row.
 */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/ \| $| $|^ /g, '');

/** @returns the addresses in an element, outermost first */
function linksIn({ properties, children }: Element): string[] {
  const address = properties?.['href'] ?? properties?.['src'];
  const own = address === undefined || address === null ? [] : [String(address)];
  return [...own, ...children.flatMap((child) => (child.type === 'element' ? linksIn(child) : []))];
}

/** @returns the text in a node, with the description of a picture in its place */
function rawTextOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return `[picture: ${String(node.properties?.['alt'] ?? '')}]`;
  return node.children.map(rawTextOf).join('');
}
