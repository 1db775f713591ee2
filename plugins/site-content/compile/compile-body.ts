import GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent, Text } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { compilePassage } from './to-hast';
import { keepTogether } from './keep-together';
import { passagesOf } from './passages';
import type { SiteFacts } from '../schemas';

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
export function compileTree(body: string, { facts, headingLevel, idPrefix }: CompileOptions): Root {
  const passages = passagesOf(body).map((passage) => compilePassage(passage, facts));
  const tree: Root = {
    type: 'root',
    children: passages.flatMap((passage, index) => (index > 0 ? [lineBreak(), ...passage] : passage)),
  };
  fitIntoPage(tree, headingLevel, idPrefix);
  return tree;
}

const lineBreak = (): Text => ({ type: 'text', value: '\n' });

/** HTML as text, without blanks around it, and with those that no line may be broken at. */
export function toHtml(children: RootContent[]): string {
  // Its types are of a later version, in which every element has properties, as ours do.
  return keepTogether(serialize({ type: 'root', children } as Parameters<typeof serialize>[0]).trim());
}

/** Gives headings their anchors and the levels that they have on the page, and wide tables room to scroll. */
function fitIntoPage(tree: Root, headingLevel: number, idPrefix: string): void {
  const slugger = new GithubSlugger();
  let heading: string | undefined;
  visit(tree, 'element', (node, index, parent) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    if (level) {
      heading = idPrefix + slugger.slug(toString(node));
      node.properties = { ...node.properties, id: heading };
      node.tagName = `h${Math.min(6, level + headingLevel - 2)}`;
    }
    if (node.tagName === 'table' && parent && index !== null) {
      parent.children[index] = scrolling(node, heading);
    }
    return /^(?:h\d|p|table)$/.test(node.tagName) ? SKIP : undefined;
  });
}

/**
 * Wide tables scroll inside themselves, also by keyboard (WCAG 2.2, 1.4.10 and 2.1.1), and are called
 * by the heading that they stand under.
 */
const scrolling = (table: Element, heading: string | undefined): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {
    className: ['table'],
    tabIndex: 0,
    role: 'group',
    ...(heading ? { ariaLabelledBy: [heading] } : { ariaLabel: 'Table' }),
  },
  children: [table],
});
