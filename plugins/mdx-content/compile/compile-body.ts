import type { Element, Root, RootContent } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import { messageOf } from '../../shared/text/message-of';
import { findComponent } from '../find-in-model';
import type { ContentModel } from '../model';
import { InvalidFileError } from '../parse/invalid-file-error';
import { CODE_TYPES, componentsOf, parseBody, visitMarkdown } from '../parse/parse-body';
import { compileMarkdown, type CompileOptions } from './compile-markdown';
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

/**
 * Compiles the MDX of a body to static HTML. Components of the model become markup, and no code ever runs.
 *
 * @param body MDX without front matter
 * @throws InvalidFileError when the body isn't MDX, or holds code or another component
 */
export function compileBody(body: string, options: CompileOptions): CompiledBody {
  const { children } = compileTree(body, options);
  const intro: RootContent[] = [];
  const parts: { heading: Element; content: RootContent[] }[] = [];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === `h${options.headingLevel}`) {
      parts.push({ heading: node, content: [] });
    } else {
      const content = parts.at(-1)?.content ?? intro;
      content.push(node);
    }
  }
  // Most pages show either the whole body or its parts, so getters serialize only what is read.
  return {
    get html() {
      return toHtml(children);
    },
    get intro() {
      return toHtml(intro);
    },
    get parts() {
      return parts.map(({ heading, content }) => ({
        id: idOf(heading),
        heading: toString(heading),
        headingHtml: toHtml(heading.children),
        html: toHtml(content),
      }));
    },
  };
}

function idOf({ properties }: Element): string {
  const id = properties?.['id'];
  if (typeof id !== 'string') throw new Error('A heading has no id, though addIdsAndLevels gives it one.');
  return id;
}

/**
 * Compiles a body to an HTML tree.
 *
 * @throws InvalidFileError as compileBody does
 */
export const compileTree = (body: string, options: CompileOptions): Root =>
  compileMarkdown(parseAllowedBody(body, options.model), options);

/**
 * Parses a body that holds only Markdown and components of the model.
 *
 * @throws InvalidFileError when the body isn't MDX, or holds code or another component
 */
export function parseAllowedBody(body: string, model: ContentModel): MarkdownRoot {
  const markdown = parseMdx(body);
  visitMarkdown(markdown, CODE_TYPES, () => {
    throw new InvalidFileError(
      'The text has code: braces without a backslash, or a paragraph that begins with "import" or "export".',
    );
  });
  const unknown = componentsOf(markdown).find(({ name }) => !findComponent(name, model));
  if (unknown) {
    throw new InvalidFileError(`<${unknown.name ?? ''}> is not a component that content may use.`);
  }
  return markdown;
}

function parseMdx(body: string): MarkdownRoot {
  try {
    return parseBody(body);
  } catch (error) {
    throw new InvalidFileError(messageOf(error));
  }
}

/** @returns HTML without white space around it, and with no-break spaces (see insertNonBreakingSpaces) */
export function toHtml(children: RootContent[]): string {
  // The serializer's types are newer than those of our tree: they require properties of each element, and
  // ours have them.
  return insertNonBreakingSpaces(
    serialize({ type: 'root', children } as Parameters<typeof serialize>[0]).trim(),
  );
}
