import { parse, serialize, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The class of what holds a document's text. */
const TEXT = /\btext\b/;

/**
 * A built page of legal documents with each text so often in it that it has as many words: what the build makes
 * of a long text differs from this in nothing but the words. Clauses and the list of contents stay paired.
 *
 * @param html the page as it was built
 * @param words of each document, at least
 * @throws Error when the page has no documents
 */
export function lengthenPage(html: string, words: number): string {
  const page = parse(html);
  const documents = find(page, ({ tagName }) => tagName === 'article');
  if (documents.length === 0) throw new Error('The page has no documents to make longer.');
  for (const document of documents) {
    const [text] = find(document, (element) => TEXT.test(attribute(element, 'class') ?? ''));
    const [contents] = find(document, ({ tagName }) => tagName === 'ol');
    if (!text || !contents) continue;
    const times = Math.ceil(words / wordsIn(text));
    repeat(text, times);
    repeat(contents, times);
    const classes = text.attrs.find(({ name }) => name === 'class');
    if (classes) classes.value += ' long';
  }
  return serialize(page);
}

function repeat(parent: Element, times: number): void {
  const once = serialize(parent);
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    once.replace(/\b(id="|href="#|aria-labelledby=")([^"]+)"/g, `$1$2-${index + 2}"`),
  );
  fill(parent, once + copies.join(''));
}

function fill(parent: Element, html: string): void {
  const [body] = find(parse(`<body>${html}`), ({ tagName }) => tagName === 'body');
  parent.childNodes = (body as Element).childNodes;
  for (const child of parent.childNodes) child.parentNode = parent;
}

function find(node: Node, matches: (element: Element) => boolean): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => find(child, matches)) : [];
  return 'tagName' in node && matches(node) ? [node, ...inside] : inside;
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

const wordsIn = (element: Element) =>
  serialize(element)
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
