import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { InlineCode, Root as MarkdownRoot, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { CONTENT_COMPONENTS } from './components';
import { keepTogether } from './keep-together';
import { parseBody } from './parse-body';
import type { SiteFacts } from './schemas';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const JSX_NODES = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** Headings of the body with their anchors, for a list of contents. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** What stands under one heading of the first level. */
export interface BodyPart extends ContentsEntry {
  html: string;
}

export interface CompiledBody {
  /** The whole body. */
  html: string;
  /** The same without any markup, in one line. */
  text: string;
  /** What stands before the first heading of the first level. */
  intro: string;
  parts: BodyPart[];
}

export interface CompileOptions {
  facts: SiteFacts;
  /** The level that a `##` of the file gets on the page. */
  headingLevel: number;
  /** What the ids of headings begin with, so that several bodies can share a page. */
  idPrefix: string;
}

const stringifier = unified().use(rehypeStringify);

/**
 * Compiles the MDX of a body to static HTML. Content is text, not code: components are the few of
 * the allow-list, written as markup here and now, and expressions do not exist.
 *
 * @param body MDX without front matter
 * @throws Error when the body holds what the content check refuses
 */
export function compileBody(body: string, options: CompileOptions): CompiledBody {
  return bodyOfTree(compileTree(body, options), options.headingLevel);
}

/** The HTML of a compiled tree, whole and in parts; each is made when it is asked for, as most pages show one. */
export function bodyOfTree(tree: Root, headingLevel: number): CompiledBody {
  const starts = tree.children.flatMap((child, index) =>
    child.type === 'element' && child.tagName === `h${headingLevel}` ? [index] : [],
  );
  return {
    get html() {
      return toHtml(tree.children);
    },
    get text() {
      return toString(tree).replace(/\s+/g, ' ').trim();
    },
    get intro() {
      return toHtml(tree.children.slice(0, starts[0]));
    },
    get parts() {
      return starts.map((start, order) => {
        const heading = tree.children[start] as Element;
        return {
          id: String(heading.properties?.['id'] ?? ''),
          text: toString(heading),
          html: toHtml(tree.children.slice(start + 1, starts[order + 1])),
        };
      });
    },
  };
}

/** As compileBody, but the HTML as a tree, for what looks into it. */
export function compileTree(body: string, options: CompileOptions): Root {
  const processor = unified()
    .use(joinLines)
    .use(setQuotesAndDashes)
    .use(remarkRehype, { passThrough: [...JSX_NODES] })
    .use(componentsToHtml, options.facts)
    .use(rehypeSlug, { prefix: options.idPrefix })
    .use(shiftHeadings, options.headingLevel - 2)
    .use(scrollTables);
  return processor.runSync(parseBody(body)) as Root;
}

/** Where a line ends in the file says nothing to readers; a blank lets the parts of a date stay together. */
function joinLines() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'text', (text) => void (text.value = text.value.replaceAll('\n', ' ')));
  };
}

const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** What quotes, dashes and dots are made of; most blocks have none. */
const TYPED = /["'`]|--|\.\.\./;

/** Texts as they were typed and as they were set: versions of a document repeat most of theirs. */
const setBefore = new Map<string, string[]>();

/** Block by block: over a whole document the plugin takes the end of one for the beginning of the next. */
function setQuotesAndDashes() {
  const set = unified().use(remarkSmartypants);
  return (tree: MarkdownRoot) => {
    visit(tree, TEXT_BLOCKS, (block) => {
      const texts: (Text | InlineCode)[] = [];
      visit(block, ['text', 'inlineCode'], (text) => void texts.push(text as Text));
      if (!texts.some(({ value }) => TYPED.test(value))) return SKIP;
      const typed = JSON.stringify(texts.map(({ type, value }) => [type, value]));
      const known = setBefore.get(typed);
      if (known) texts.forEach((text, index) => (text.value = known[index] ?? text.value));
      else {
        set.runSync({ type: 'root', children: [block] } as MarkdownRoot);
        const values = texts.map(({ value }) => value);
        setBefore.set(typed, values);
      }
      return SKIP;
    });
  };
}

/** HTML as text, without blanks around it, and with those that no line may be broken at. */
export function toHtml(children: RootContent[]): string {
  return keepTogether(stringifier.stringify({ type: 'root', children }).trim());
}

function componentsToHtml(facts: SiteFacts) {
  return (tree: Root) => {
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
  };
}

function shiftHeadings(levels: number) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (level) node.tagName = `h${Math.min(6, Number(level) + levels)}`;
    });
  };
}

/**
 * Wide tables scroll inside themselves, also by keyboard (WCAG 2.2, 1.4.10 and 2.1.1), and are called
 * by the heading that they stand under.
 */
function scrollTables() {
  return (tree: Root) => {
    let heading: string | undefined;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = String(node.properties?.['id']);
      if (node.tagName !== 'table' || !parent || index === null) return;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table'],
          tabIndex: 0,
          role: 'group',
          ...(heading ? { ariaLabelledBy: [heading] } : { ariaLabel: 'Table' }),
        },
        children: [node],
      };
      return SKIP;
    });
  };
}
