import type { Root } from 'hast';
import type { Root as MarkdownRoot, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkRehype, { type Options } from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { CONTENT_COMPONENTS, type PublishedFacts } from '../content-components';
import { parseBody } from '../parse/parse-body';

type Handler = NonNullable<Options['handlers']>[string];

const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];
const QUOTES_DASHES_DOTS = /["'`]|--|\.\.\./;

const typesetter = unified().use(remarkSmartypants).freeze();

/**
 * Compiles MDX to an HTML tree.
 *
 * @param body MDX without front matter
 * @throws VFileMessage when the body is not MDX
 * @throws Error when a component is not on the allow-list
 */
export function toHast(body: string, facts: PublishedFacts): Root {
  const element = componentHandler(facts);
  const handlers = { mdxJsxFlowElement: element, mdxJsxTextElement: element };
  return unified().use(typesetBlocks).use(remarkRehype, { handlers }).runSync(parseBody(body)) as Root;
}

/** Block by block: over a whole document, remark-smartypants pairs quotes of different blocks. */
function typesetBlocks() {
  return (tree: MarkdownRoot) => {
    visit(tree, TEXT_BLOCKS, (block) => {
      let typeset = false;
      visit(block, 'text', (text: Text) => {
        // A line break of the file is a space; this lets keepTogether join the parts of a date.
        text.value = text.value.replaceAll('\n', ' ');
        typeset ||= QUOTES_DASHES_DOTS.test(text.value);
      });
      // Most blocks need none, and remark-smartypants doubles the time to compile a block.
      if (typeset) typesetter.runSync({ type: 'root', children: [block] } as MarkdownRoot);
      return SKIP;
    });
  };
}

/** Makes the HTML of the components in a tree. */
const componentHandler =
  (facts: PublishedFacts): Handler =>
  (compiler, node: MdxJsxFlowElement | MdxJsxTextElement) => {
    const name = node.name ?? '';
    const component = CONTENT_COMPONENTS[name];
    if (!component) throw new Error(`<${name}> is not a component that content may use.`);
    const attributes = node.attributes.map((attribute) => [
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
      String(attribute.value ?? ''),
    ]);
    return component.toHtml(facts, compiler.all(node), Object.fromEntries(attributes));
  };
