import type { Element, ElementContent, Root, RootContent } from 'hast';
import { compileTree, toHtml } from '../../compile/compile-body';
import { factsAsRecorded, type RecordedFacts } from '../recorded-facts';

/** The level that a `##` of a document has on the page of a version. */
export const CLAUSE_LEVEL = 3;

/** A piece of text that stands as one: a paragraph, an item of a list, a row of a table. */
export interface Block {
  kind: 'title' | 'summary' | 'heading' | 'paragraph' | 'item' | 'row' | 'head-row' | 'code';
  /** The level of a heading; how many lists an item or paragraph stands in. */
  depth: number;
  /** What it stands in. */
  within: '' | 'callout' | 'blockquote';
  /** The number of an item in a numbered list. */
  number?: number;
  /** The cells of a row; for all else, the text alone. */
  cells: string[];
  /** The markup inside, to notice a changed link where the words are the same. */
  markup: string;
}

/** What stands under one `##`. The first has no heading: it holds title, summary and what comes before. */
export interface Clause {
  heading: string;
  blocks: Block[];
}

export interface DocumentText {
  title: string;
  summary: string;
  body: string;
  facts: RecordedFacts;
}

/** Compiles a text as it was published. */
export function treeOf({ body, facts }: Pick<DocumentText, 'body' | 'facts'>, idPrefix = ''): Root {
  return compileTree(body, { facts: factsAsRecorded(facts), headingLevel: CLAUSE_LEVEL, idPrefix });
}

/** Parts a text into clauses and these into blocks of plain text. */
export function clausesOf(text: DocumentText): Clause[] {
  return clausesOfTree(text, treeOf(text));
}

/** As clausesOf, where the text is compiled already. */
export function clausesOfTree(
  { title, summary }: Pick<DocumentText, 'title' | 'summary'>,
  tree: Root,
): Clause[] {
  const opening: Clause = {
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

type Place = Pick<Block, 'depth' | 'within'>;

const CONTAINERS = ['div', 'section', 'figure', 'table', 'thead', 'tbody', 'blockquote', 'ul', 'ol'];

function blocksOf(nodes: (RootContent | ElementContent)[], place: Place): Block[] {
  const blocks: Block[] = [];
  let inline: ElementContent[] = [];
  const flush = () => {
    const paragraph = wrap(inline);
    inline = [];
    if (textOf(paragraph)) blocks.push(block('paragraph', paragraph, place));
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      flush();
      blocks.push(...blocksOfElement(node, place));
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

function blocksOfElement(element: Element, place: Place): Block[] {
  const { tagName, children } = element;
  if (/^h\d$/.test(tagName)) return [block('heading', element, { ...place, depth: Number(tagName[1]) })];
  if (tagName === 'pre') return [block('code', element, place)];
  if (tagName === 'tr') return [row(element, place)];
  if (tagName === 'ul' || tagName === 'ol') return itemsOf(element, place);
  if (isCallout(element)) return blocksOf(children, { ...place, within: 'callout' });
  if (tagName === 'blockquote') return blocksOf(children, { ...place, within: 'blockquote' });
  return blocksOf(children, place);
}

function itemsOf(list: Element, place: Place): Block[] {
  const inside = { ...place, depth: place.depth + 1 };
  let number = Number(list.properties?.['start'] ?? 1);
  return list.children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const [first, ...rest] = blocksOf(item.children, inside);
    if (!first) return [];
    const ordered = list.tagName === 'ol' && { number: number++ };
    return [{ ...first, ...(first.kind === 'paragraph' && { kind: 'item' as const }), ...ordered }, ...rest];
  });
}

function row(element: Element, place: Place): Block {
  const cells = element.children.filter((cell): cell is Element => cell.type === 'element');
  return {
    ...block(cells.every(({ tagName }) => tagName === 'th') ? 'head-row' : 'row', element, place),
    cells: cells.map(textOf),
  };
}

const block = (kind: Block['kind'], element: Element, { depth, within }: Place): Block => ({
  kind,
  depth,
  within,
  cells: [kind === 'code' ? rawTextOf(element) : textOf(element)],
  // Where the lines of the file break is no change.
  markup: toHtml(kind === 'heading' ? element.children : [element]).replace(/\s+/g, ' '),
});

const wrap = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

const textOf = (node: Element): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

/** As a reader has it: a picture counts as its description. */
function rawTextOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return `[picture: ${String(node.properties?.['alt'] ?? '')}]`;
  return node.children.map(rawTextOf).join('');
}
