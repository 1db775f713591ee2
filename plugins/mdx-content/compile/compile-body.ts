import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Root as MarkdownRoot, Text } from 'mdast';
import remarkRehype, { type Options } from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../class-names';
import { factText, findComponent, type ContentComponent, type ContentModel, type Facts } from '../model';
import {
  CODE_TYPES,
  componentsOf,
  NO_CODE,
  parseBody,
  visitMarkdown,
  type JsxElement,
} from '../parse/parse-body';
import { insertNonBreakingSpaces } from './typeset';

/** A heading of the first level and the content below it. */
export interface BodyPart {
  /** The anchor of the heading. */
  id: string;
  /** The heading without markup. */
  heading: string;
  /** HTML inside the heading element. */
  headingHtml: string;
  /** The content up to the next heading of the first level. */
  html: string;
}

export interface CompiledBody {
  /** The whole body. */
  html: string;
  /** The content before the first heading of the first level. */
  intro: string;
  parts: BodyPart[];
}

export interface CompileOptions {
  model: ContentModel;
  facts: Facts;
  /** The variant of the build. Components that have another `variant` show nothing. */
  variant?: string | undefined;
  /**
   * Whether content that not every build shows becomes hidden markup: that of a `variant`, and that
   * which depends on an optional fact. The content check reads the texts of all builds at once.
   */
  showsAllVariants?: boolean;
  /** The level that a `##` of the file gets on the page. */
  headingLevel: number;
  /** Prefix of the headings' ids, so that several bodies can share a page. */
  idPrefix: string;
}

/**
 * Compiles the MDX of a body to static HTML. Components of the model become markup, and no code
 * ever runs.
 *
 * @param body MDX without front matter
 * @throws Error when the body is not MDX, or holds code or another component
 */
export function compileBody(body: string, options: CompileOptions): CompiledBody {
  const { children } = compileTree(body, options);
  const headings = children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === `h${options.headingLevel}`,
  );
  const starts = headings.map((heading) => children.indexOf(heading));
  // Most pages show either the whole or the parts, so getters serialize only what is read.
  return {
    get html() {
      return toHtml(children);
    },
    get intro() {
      return toHtml(children.slice(0, starts[0]));
    },
    get parts() {
      return headings.map((heading, order) => ({
        id: String(heading.properties?.['id']),
        heading: toString(heading),
        headingHtml: toHtml(heading.children),
        html: toHtml(children.slice((starts[order] ?? 0) + 1, starts[order + 1])),
      }));
    },
  };
}

/**
 * Compiles a body to an HTML tree.
 *
 * @throws Error as compileBody does
 */
export const compileTree = (body: string, options: CompileOptions): Root =>
  compileMarkdown(parseAllowedBody(body, options.model), options);

/**
 * Parses a body that holds only Markdown and components of the model.
 *
 * @throws Error when the body is not MDX, or holds code or another component
 */
export function parseAllowedBody(body: string, model: ContentModel): MarkdownRoot {
  const markdown = parseBody(body);
  visitMarkdown(markdown, CODE_TYPES, () => {
    throw new Error(`The text has code: ${NO_CODE.message}. ${NO_CODE.help}`);
  });
  const unknown = componentsOf(markdown).find(({ name }) => !findComponent(name, model));
  if (unknown) throw new Error(`<${unknown.name ?? ''}> is not a component that content may use.`);
  return markdown;
}

/**
 * Compiles a Markdown tree to an HTML tree. A component that the model doesn't have is
 * replaced by its content.
 *
 * @returns a tree in which each node has its position in the body. Texts of facts have none,
 *   because nobody typed them.
 */
export function compileMarkdown(tree: MarkdownRoot, options: CompileOptions): Root {
  const compileComponent: NonNullable<Options['handlers']>[string] = (compiler, node: JsxElement) => {
    const children = compiler.all(node);
    const component = findComponent(node.name, options.model);
    if (!component) return children;
    const markup = markupOf(component, children, options);
    if (!component.fact && !Array.isArray(markup)) compiler.patch(node, markup);
    return markup;
  };
  const handlers = { mdxJsxFlowElement: compileComponent, mdxJsxTextElement: compileComponent };
  const markdown = structuredClone(tree);
  typesetTextBlocks(markdown);
  const html = unified().use(remarkRehype, { handlers }).runSync(markdown) as Root;
  addIdsAndLevels(html, options);
  wrapTables(html);
  return html;
}

/**
 * Makes the markup of a component.
 *
 * @param children the compiled content
 */
function markupOf(
  component: ContentComponent,
  children: ElementContent[],
  { model, facts, variant, showsAllVariants }: CompileOptions,
): Element | ElementContent[] {
  if (showsAllVariants && (component.variant || component.ifKnown)) {
    return h('div', { hidden: true }, children);
  }
  if (component.variant) return variant === component.variant ? children : [];
  if (component.ifKnown) return factText(component.ifKnown, facts, model) === undefined ? [] : children;
  if (component.toHtml) return component.toHtml(facts, children);
  if (!component.fact) return children;
  const text = factText(component.fact, facts, model) ?? component.openText ?? '';
  return [{ type: 'text', value: text }];
}

/** @returns HTML without white space around it, and with no-break spaces (see insertNonBreakingSpaces) */
export function toHtml(children: RootContent[]): string {
  // The types of the serializer are newer than ours. In them, every element has properties, which
  // ours do have.
  return insertNonBreakingSpaces(
    serialize({ type: 'root', children } as Parameters<typeof serialize>[0]).trim(),
  );
}

/** The types of Markdown nodes that hold a text in which quotes can be paired. */
const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Matches a character that remark-smartypants changes. */
const QUOTES_DASHES_DOTS = /["'`]|--|\.\.\./;

const typesetter = unified().use(remarkSmartypants).freeze();

/**
 * Typesets quotes, dashes and dots block by block: remark-smartypants would pair the quotes
 * of different paragraphs.
 *
 * @param tree is typed as plain nodes, because TypeScript is slow to check `visit` with the types
 *   of Markdown
 */
function typesetTextBlocks(tree: Node): void {
  visit(tree, TEXT_BLOCKS, (block) => {
    const texts: Text[] = [];
    visit(block, 'text', (node) => {
      texts.push(node);
    });
    // Without line breaks, insertNonBreakingSpaces also finds a date that is on two lines of the file.
    for (const text of texts) text.value = text.value.replaceAll('\n', ' ');
    // remark-smartypants doubles the time that a block takes, and most blocks have nothing to typeset.
    const needsTypesetting = texts.some(({ value }) => QUOTES_DASHES_DOTS.test(value));
    if (needsTypesetting) typesetter.runSync({ type: 'root', children: [block] } as MarkdownRoot);
    return SKIP;
  });
}

const HEADING = /^h([1-6])$/;

/** Gives headings their ids and their levels on the page. */
function addIdsAndLevels(
  tree: Root,
  { headingLevel, idPrefix }: Pick<CompileOptions, 'headingLevel' | 'idPrefix'>,
): void {
  const slugger = new GithubSlugger();
  visit(tree, 'element', (node) => {
    const heading = HEADING.exec(node.tagName);
    if (!heading) return;
    const level = Number(heading[1]);
    node.properties = { ...node.properties, id: idPrefix + slugger.slug(toString(node)) };
    node.tagName = `h${Math.min(6, level + headingLevel - 2)}`;
  });
}

/**
 * Prepares a table for narrow windows, where styles stack its cells: each cell has the heading of its
 * column in COLUMN_ATTRIBUTE.
 */
function labelCells(table: Element): void {
  const headings: string[] = [];
  visit(table, 'element', (node, _index, parent) => {
    if (node.tagName === 'th') headings.push(toString(node));
    if (node.tagName !== 'td' || !parent) return;
    const cells = parent.children.filter((child) => child.type === 'element');
    node.properties = { ...node.properties, [COLUMN_ATTRIBUTE]: headings[cells.indexOf(node)] };
  });
}

/**
 * Puts each table into a group in which it scrolls when it is wide, and which the keyboard can
 * reach (WCAG 2.2, 1.4.10 and 2.1.1). The heading above the table labels the group.
 */
function wrapTables(tree: Root): void {
  let headingId: string | undefined;
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) headingId = String(node.properties?.['id']);
    if (node.tagName !== 'table' || !parent || index === null) return undefined;
    labelCells(node);
    const label = headingId ? { ariaLabelledBy: headingId } : { ariaLabel: 'Table' };
    parent.children[index] = h(
      'div',
      { className: [TABLE_CLASS], tabIndex: 0, role: 'group', ...label },
      node,
    );
    return SKIP;
  });
}
