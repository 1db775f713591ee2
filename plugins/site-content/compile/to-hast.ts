import type { Element, ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { CONTENT_COMPONENTS, type PublishedFacts } from '../content-components';
import { parseBody } from '../parse/parse-body';
import { memoize } from './memoize';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const JSX_NODES = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;
const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];
const QUOTES_DASHES_DOTS = /["'`]|--|\.\.\./;

const compiler = unified()
  .use(joinLines)
  .use(typesetBlocks)
  .use(remarkRehype, { passThrough: [...JSX_NODES] })
  .freeze();

/** A build reads each legal version three times in a row; 16 entries are enough. */
const markdownToHast = memoize(16, (body: string) => compiler.runSync(parseBody(body)) as Root, String);

const typesetter = unified().use(remarkSmartypants).freeze();

/**
 * Compiles MDX to an HTML tree.
 *
 * @param body MDX without front matter
 * @throws VFileMessage when the body is not MDX
 * @throws Error when a component is not on the allow-list
 */
export function toHast(body: string, facts: PublishedFacts): Root {
  const tree = structuredClone(markdownToHast(body));
  renderComponents(tree, facts);
  return tree;
}

/** A line break of the file is a space; this lets keepTogether join the parts of a date. */
function joinLines() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'text', (text: Text) => void (text.value = text.value.replaceAll('\n', ' ')));
  };
}

/** Block by block: over a whole document, remark-smartypants pairs quotes of different blocks. */
function typesetBlocks() {
  return (tree: MarkdownRoot) => {
    visit(tree, TEXT_BLOCKS, (block) => {
      const texts: Text[] = [];
      visit(block, 'text', (text: Text) => void texts.push(text));
      // Most blocks have none, and remark-smartypants doubles the time to compile a block.
      if (texts.some(({ value }) => QUOTES_DASHES_DOTS.test(value))) {
        typesetter.runSync({ type: 'root', children: [block] } as MarkdownRoot);
      }
      return SKIP;
    });
  };
}

function renderComponents(tree: Root, facts: PublishedFacts): void {
  visit(tree as never, [...JSX_NODES], (node: JsxElement, index: number, parent: Element) => {
    const component = CONTENT_COMPONENTS[node.name ?? ''];
    if (!component) throw new Error(`<${node.name ?? ''}> is not a component that content may use.`);
    const attributes = Object.fromEntries(
      node.attributes.map((attribute) => [
        attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
        String(attribute.value ?? ''),
      ]),
    );
    const html = component.toHtml(facts, attributes, node.children as unknown as ElementContent[]);
    const replacement = Array.isArray(html) ? html : [html];
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index];
  });
}
