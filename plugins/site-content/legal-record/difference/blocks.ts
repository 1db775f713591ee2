import type { Element, ElementContent, RootContent } from 'hast';
import { h } from 'hastscript';
import { compileTree, toHtml } from '../../compile/compile-body';
import { CLAUSE_LEVEL, compileOptions, type LegalText } from '../legal-version';
import { runsOf } from './align';
import { wordsOf } from './words';

/** The name of the first clause of every document, which has no heading. */
export const OPENING = 'Title and opening';

/** The smallest unit that is aligned: a paragraph, an item of a list, a row of a table. */
export interface Block {
  kind: 'title' | 'summary' | 'heading' | 'paragraph' | 'item' | 'row' | 'head-row' | 'code';
  /** The level of a heading; the number of lists around an item or paragraph. */
  depth: number;
  /** The element around it, as hastscript makes it. */
  within: '' | 'div.callout' | 'blockquote';
  /** The heading of its clause. */
  clause: string;
  /** The number of an item in a numbered list. */
  number?: number;
  /** The texts of a row's cells; otherwise the one text of the block. */
  cells: string[];
  words: string[];
  /** Its HTML, which shows a changed link where the words are the same. */
  markup: string;
}

/** A `##` and the blocks below it. The first has no heading: it holds title, summary and opening. */
export interface ClauseText {
  heading: string;
  blocks: Block[];
}

type Context = Pick<Block, 'depth' | 'within' | 'clause'>;

/** Splits a text into clauses, and clauses into blocks of plain text. */
export function clausesOf({ title, summary, body, facts }: LegalText): ClauseText[] {
  const tree = compileTree(body, compileOptions(facts));
  let context: Context = { depth: 0, within: '', clause: '' };
  const opening = [blockOf('title', h('p', title), context), blockOf('summary', h('p', summary), context)];
  const clauses: ClauseText[] = [{ heading: '', blocks: opening }];
  for (const child of tree.children) {
    if (isElement(child) && child.tagName === `h${CLAUSE_LEVEL}`) {
      context = { ...context, clause: textOf(child) };
      clauses.push({ heading: context.clause, blocks: [] });
    } else {
      clauses.at(-1)?.blocks.push(...blocksOf([child], context));
    }
  }
  return clauses;
}

/** The elements that hold blocks or are one. */
const BLOCK = /^(?:div|section|figure|figcaption|table|thead|tbody|tr|blockquote|ul|ol|li|p|h\d|pre|hr)$/;

/** Inline content between blocks counts as a paragraph. */
const blocksOf = (nodes: readonly RootContent[], context: Context): Block[] =>
  runsOf(nodes, (node, first) => !isBlock(node) && !isBlock(first)).flatMap((run) => {
    if (isBlock(run[0])) return blocksOfElement(run[0], context);
    const paragraph = h('p', run as ElementContent[]);
    return textOf(paragraph) ? blockOf('paragraph', paragraph, context) : [];
  });

function blocksOfElement(element: Element, context: Context): Block[] {
  const { tagName, children, properties } = element;
  switch (tagName) {
    case 'pre':
      return [blockOf('code', element, context)];
    case 'tr':
      return [blockOf(isHeadRow(element) ? 'head-row' : 'row', element, context)];
    case 'ul':
    case 'ol':
      return itemsOf(element, { ...context, depth: context.depth + 1 });
    case 'blockquote':
      return blocksOf(children, { ...context, within: 'blockquote' });
  }
  const level = Number(/^h(\d)$/.exec(tagName)?.[1]);
  if (level) return [blockOf('heading', element, { ...context, depth: level })];
  const isCallout = [properties?.['className']].flat().includes('callout');
  return blocksOf(children, isCallout ? { ...context, within: 'div.callout' } : context);
}

/** The first block of an item is the item; others are paragraphs in it. */
function itemsOf({ tagName, children, properties }: Element, context: Context): Block[] {
  let number = Number(properties?.['start'] ?? 1);
  return children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const [first, ...rest] = blocksOf(item.children, context);
    if (!first) return [];
    const kind = first.kind === 'paragraph' ? 'item' : first.kind;
    return [{ ...first, kind, ...(tagName === 'ol' && { number: number++ }) }, ...rest];
  });
}

function blockOf(kind: Block['kind'], element: Element, context: Context): Block {
  const parts = element.tagName === 'tr' ? element.children.filter(isElement) : [element];
  const cells = parts.map(kind === 'code' ? rawTextOf : textOf);
  // A line break of the file is not a change.
  const markup = toHtml(kind === 'heading' ? element.children : [element]).replace(/\s+/g, ' ');
  return { kind, ...context, cells, words: cells.flatMap(wordsOf), markup };
}

const isElement = (node: RootContent): node is Element => node.type === 'element';

const isBlock = (node: RootContent): node is Element => isElement(node) && BLOCK.test(node.tagName);

const isHeadRow = ({ children }: Element) =>
  children.filter(isElement).every(({ tagName }) => tagName === 'th');

const textOf = (node: Element): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

/** A picture counts as its description. */
function rawTextOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return `[picture: ${String(node.properties?.['alt'] ?? '')}]`;
  return node.children.map(rawTextOf).join('');
}
