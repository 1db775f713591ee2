import type { Element, ElementContent, Root, RootContent } from 'hast';
import { compileTree, toHtml } from '../../compile/compile-body';
import { factsAsRecorded, type RecordedFacts } from '../recorded-facts';

/** The level that a `##` of a document has on the page of a version. */
export const CLAUSE_LEVEL = 3;

/** The smallest unit that is aligned: a paragraph, an item of a list, a row of a table. */
export interface Block {
  kind: 'title' | 'summary' | 'heading' | 'paragraph' | 'item' | 'row' | 'head-row' | 'code';
  /** The level of a heading; the number of lists around an item or paragraph. */
  depth: number;
  /** The element around it. */
  within: '' | 'callout' | 'blockquote';
  /** The number of an item in a numbered list. */
  number?: number;
  /** The texts of a row's cells; otherwise the one text of the block. */
  cells: string[];
  /** Its HTML, which shows a changed link where the words are the same. */
  markup: string;
}

/** A `##` and the blocks below it. The first has no heading: it holds title, summary and opening. */
export interface ClauseText {
  heading: string;
  blocks: Block[];
}

export interface DocumentText {
  title: string;
  summary: string;
  body: string;
  facts: RecordedFacts;
}

/** Compiles a text with the facts that were recorded with it. */
export function treeOf({ body, facts }: Pick<DocumentText, 'body' | 'facts'>, idPrefix = ''): Root {
  return compileTree(body, { facts: factsAsRecorded(facts), headingLevel: CLAUSE_LEVEL, idPrefix });
}

/** Splits a text into clauses, and clauses into blocks of plain text. */
export function clausesOf(text: DocumentText): ClauseText[] {
  return clausesOfTree(text, treeOf(text));
}

/** As clausesOf, for a text that is compiled already. */
export function clausesOfTree(
  { title, summary }: Pick<DocumentText, 'title' | 'summary'>,
  tree: Root,
): ClauseText[] {
  const opening: ClauseText = {
    heading: '',
    blocks: [
      { kind: 'title', depth: 0, within: '', cells: [title], markup: title },
      { kind: 'summary', depth: 0, within: '', cells: [summary], markup: summary },
    ],
  };
  const clauses = [opening];
  for (const child of tree.children) {
    if (child.type === 'element' && child.tagName === `h${CLAUSE_LEVEL}`) {
      clauses.push({ heading: textOf(child), blocks: [] });
    } else {
      clauses.at(-1)?.blocks.push(...blocksOf([child], { depth: 0, within: '' }));
    }
  }
  return clauses;
}

type Context = Pick<Block, 'depth' | 'within'>;

const CONTAINERS = ['div', 'section', 'figure', 'table', 'thead', 'tbody', 'blockquote', 'ul', 'ol'];

function blocksOf(nodes: (RootContent | ElementContent)[], context: Context): Block[] {
  const blocks: Block[] = [];
  let inline: ElementContent[] = [];
  const flush = () => {
    const paragraph = wrap(inline);
    inline = [];
    if (textOf(paragraph)) blocks.push(block('paragraph', paragraph, context));
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      flush();
      blocks.push(...blocksOfElement(node, context));
    } else if (node.type === 'element' || node.type === 'text') {
      inline.push(node);
    }
  }
  flush();
  return blocks;
}

const isBlock = ({ tagName }: Element): boolean =>
  CONTAINERS.includes(tagName) || /^(p|h\d|li|tr|pre|hr|figcaption)$/.test(tagName);

const isCallout = ({ properties }: Element): boolean =>
  [properties?.['className']].flat().includes('callout');

function blocksOfElement(element: Element, context: Context): Block[] {
  const { tagName, children } = element;
  if (/^h\d$/.test(tagName)) return [block('heading', element, { ...context, depth: Number(tagName[1]) })];
  if (tagName === 'pre') return [block('code', element, context)];
  if (tagName === 'tr') return [row(element, context)];
  if (tagName === 'ul' || tagName === 'ol') return itemsOf(element, context);
  if (isCallout(element)) return blocksOf(children, { ...context, within: 'callout' });
  if (tagName === 'blockquote') return blocksOf(children, { ...context, within: 'blockquote' });
  return blocksOf(children, context);
}

function itemsOf(list: Element, context: Context): Block[] {
  const inside = { ...context, depth: context.depth + 1 };
  let number = Number(list.properties?.['start'] ?? 1);
  return list.children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const [first, ...rest] = blocksOf(item.children, inside);
    if (!first) return [];
    const ordered = list.tagName === 'ol' && { number: number++ };
    return [{ ...first, ...(first.kind === 'paragraph' && { kind: 'item' as const }), ...ordered }, ...rest];
  });
}

function row(element: Element, context: Context): Block {
  const cells = element.children.filter((cell): cell is Element => cell.type === 'element');
  return {
    ...block(cells.every(({ tagName }) => tagName === 'th') ? 'head-row' : 'row', element, context),
    cells: cells.map(textOf),
  };
}

const block = (kind: Block['kind'], element: Element, { depth, within }: Context): Block => ({
  kind,
  depth,
  within,
  cells: [kind === 'code' ? rawTextOf(element) : textOf(element)],
  // A line break of the file is not a change.
  markup: toHtml(kind === 'heading' ? element.children : [element]).replace(/\s+/g, ' '),
});

const wrap = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

const textOf = (node: Element): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

/** A picture counts as its description. */
function rawTextOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return `[picture: ${String(node.properties?.['alt'] ?? '')}]`;
  return node.children.map(rawTextOf).join('');
}
