import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Root as MarkdownRoot } from 'mdast';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { findComponent } from '../find-in-model';
import type { ContentComponent, ContentModel, FactComponent, Facts } from '../model';
import type { JsxElement } from '../parse/parse-body';
import { factText } from '../placeholders';
import { addIdsAndLevels } from './headings';
import { wrapTables } from './tables';
import { typesetTextBlocks } from './typeset-markdown';

export interface CompileOptions {
  model: ContentModel;
  facts: Facts;
  /** The variant of the build. Components that have another `variant` show nothing. */
  variant?: string | undefined;
  /**
   * Whether content that only some builds show, because of a `variant` or an optional fact, becomes hidden
   * markup. This lets the content check read the texts of all builds at once.
   */
  showsAllVariants?: boolean;
  /** The level that a `##` of the file gets on the page. */
  headingLevel: number;
  /** Prefix of the headings' ids, so that several bodies can share a page. */
  idPrefix: string;
}

/**
 * Compiles a Markdown tree to an HTML tree. A component that the model doesn't have is replaced by its
 * content.
 *
 * @returns a tree in which each node has its position in the body. Only the texts of facts have none, because
 *   nobody typed them.
 */
export function compileMarkdown(tree: MarkdownRoot, options: CompileOptions): Root {
  const compileComponent: NonNullable<Options['handlers']>[string] = (compiler, node: JsxElement) => {
    const children = compiler.all(node);
    const component = findComponent(node.name, options.model);
    if (!component) return children;
    const markup = markupOf(component, children, options);
    // An element takes the position of its tag. The children in an array have positions already.
    if (!('fact' in component) && !Array.isArray(markup)) compiler.patch(node, markup);
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

/** @param children the compiled content of the component */
function markupOf(
  component: ContentComponent,
  children: ElementContent[],
  { model, facts, variant, showsAllVariants }: CompileOptions,
): Element | ElementContent[] {
  if ('fact' in component) return markupOfFact(component, factText(component.fact, facts, model));
  if ('wrapContent' in component) return component.wrapContent(children);
  if (showsAllVariants) return h('div', { hidden: true }, children);
  if ('variant' in component) return variant === component.variant ? children : [];
  return factText(component.ifKnown, facts, model) === undefined ? [] : children;
}

/** @param text the fact; undefined when site.yaml doesn't have it */
function markupOfFact(
  { factToHtml, textIfMissing = '' }: FactComponent,
  text: string | undefined,
): Element | ElementContent[] {
  if (text !== undefined && factToHtml) return factToHtml(text);
  return [{ type: 'text', value: text ?? textIfMissing }];
}
