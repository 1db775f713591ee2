import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { InlineCode, Root as MarkdownRoot, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { CONTENT_COMPONENTS } from '../components';
import { parseBody } from '../parse/parse-body';
import { remembering } from './memoize';
import type { SiteFacts } from '../schemas';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const JSX_NODES = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/**
 * Compiles a passage of MDX to HTML as a tree of the caller's own.
 *
 * @param passage one of passagesOf
 * @throws Error when it holds what the content check refuses
 */
export function compilePassage(passage: string, facts: SiteFacts): RootContent[] {
  const tree: Root = { type: 'root', children: JSON.parse(markdownAsHtml(passage)) as RootContent[] };
  if (passage.includes('<')) componentsToHtml(tree, facts);
  return tree.children;
}

const compiler = unified()
  .use(joinLines)
  .use(setQuotesAndDashes)
  .use(remarkRehype, { passThrough: [...JSX_NODES] })
  .freeze();

/** So many that all versions of a document share; a folder with thousands of versions has more. */
const MOST_PASSAGES = 2000;

/** The tree as text, with components and without facts: versions of a document repeat most of their passages. */
const markdownAsHtml = remembering(
  MOST_PASSAGES,
  (passage: string) =>
    JSON.stringify((compiler.runSync(parseBody(passage)) as Root).children, (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  String,
);

/** Where a line ends in the file says nothing to readers; a blank lets the parts of a date stay together. */
function joinLines() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'text', (text) => void (text.value = text.value.replaceAll('\n', ' ')));
  };
}

const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** What quotes, dashes and dots are made of; most blocks have none. */
const TYPED = /["'`]|--|\.\.\./;

/** Block by block: over a whole document the plugin takes the end of one for the beginning of the next. */
function setQuotesAndDashes() {
  const set = unified().use(remarkSmartypants);
  return (tree: MarkdownRoot) => {
    visit(tree, TEXT_BLOCKS, (block) => {
      const texts: (Text | InlineCode)[] = [];
      visit(block, ['text', 'inlineCode'], (text) => void texts.push(text as Text));
      if (texts.some(({ value }) => TYPED.test(value))) {
        set.runSync({ type: 'root', children: [block] } as MarkdownRoot);
      }
      return SKIP;
    });
  };
}

function componentsToHtml(tree: Root, facts: SiteFacts): void {
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
