import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentDocument } from './content-document';
import { proseOfInline, type Expand } from './prose';

/** A heading of a body with the anchor it gets on the page. */
export interface BodyHeading {
  node: Heading;
  text: string;
  /** As `compileBody` makes it, without the number that it puts behind a second one of the same text. */
  id: string;
}

/** The headings of a document, in their order. */
export function headingsOf({ tree, body, kind, name }: ContentDocument, expand: Expand): BodyHeading[] {
  const headings: BodyHeading[] = [];
  if (!tree) return headings;
  visit(tree as Root, 'heading', (node: Heading) => {
    const text = proseOfInline(node, body, expand)[0]?.text ?? '';
    const slug = new GithubSlugger().slug(withDashes(text));
    headings.push({ node, text, id: kind.prefixIds ? `${name}-${slug}` : slug });
  });
  return headings;
}

/** Two hyphens are printed as a dash, and a dash has no part in an anchor. */
const withDashes = (text: string) => text.replace(/(?<!-)--(?!-)/g, '—');
