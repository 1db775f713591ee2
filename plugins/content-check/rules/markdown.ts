import { toString } from 'hast-util-to-string';
import type { Heading } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { NO_CODE, startOf, type Problem } from '../../mdx-content';
import { elementsOf, isBare } from '../checked-document';
import type { Rule } from './rule';

/** Requires headings to have words, and to go down one level at a time from level 2. */
export const headings: Rule = ({ tree }, _site, report) => {
  let above = 1;
  visit(tree as Node, 'heading', (node) => {
    const { depth, children } = node as Heading;
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'heading', message, help });
    if (children.length === 0) {
      explain('this heading has no words', 'Write the heading behind the "#" signs, or take the line out.');
    }
    if (depth === 1 || depth > above + 1) {
      const right = '#'.repeat(depth === 1 ? 2 : above + 1);
      explain(
        `a heading of level ${depth} cannot be here: level 1 is the title of the page, and no level is left out`,
        `Write "${right} " before its words, and take out other signs that make it a heading.`,
      );
    }
    above = Math.max(2, depth);
  });
};

// Several texts share a page, and each would number its own from 1.
const FOOTNOTE: Problem = {
  rule: 'footnote',
  message: 'footnotes cannot be shown, because several texts share a page',
  help: 'Put the words into a sentence.',
};

/** What Markdown has and content must not have, by the type of the node. */
const UNSUPPORTED: Readonly<Record<string, Problem>> = {
  mdxFlowExpression: NO_CODE,
  mdxTextExpression: NO_CODE,
  mdxjsEsm: NO_CODE,
  footnoteReference: FOOTNOTE,
  footnoteDefinition: FOOTNOTE,
  // Readers may take struck words for valid, or overlook that others are struck.
  delete: {
    rule: 'strikethrough',
    message: 'words between tildes (~) would be struck through, and texts have no such words',
    help: 'Take the words out, or put a backslash before each tilde: \\~.',
  },
};

/** Forbids code, footnotes and strikethrough. */
export const unsupported: Rule = ({ tree }, _site, report) =>
  visit(tree as Node, (node) => {
    const problem = UNSUPPORTED[node.type];
    if (problem) report(startOf(node), problem);
  });

/** Requires links to have words, and addresses to be links. */
export const links: Rule = ({ tree, body, placeAt, page }, _site, report) => {
  for (const node of elementsOf(page, 'a')) {
    const url = String(node.properties?.['href']);
    // Email addresses are left to the rule on facts.
    if (isBare(node, body) && !url.startsWith('mailto:')) {
      const help = `Write [words that say where the link leads](${url.replace(/^http:/, 'https:')}).`;
      report(startOf(node), { rule: 'bare-address', message: 'this web address is not behind words', help });
    }
    const hasImage = elementsOf({ type: 'root', children: [node] }, 'img').length > 0;
    if (!toString(node).trim() && !hasImage) {
      const help = 'Write words between the square brackets that say where the link leads.';
      report(startOf(node), { rule: 'link', message: 'this link has no words', help });
    }
  }
  visit(tree as Node, 'text', ({ position }: Node) => {
    const start = position?.start.offset ?? 0;
    // Brackets that look like a link and are not one.
    const broken = body
      .slice(start, position?.end.offset)
      .search(/(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/);
    if (broken === -1) return;
    report(placeAt(start + broken), {
      rule: 'link',
      message: 'a link is begun here that is not complete',
      help: 'Write [words](address) without a space between the brackets and in the address.',
    });
  });
};

/** Requires images to have an alternative text and a file in static/. */
export const images: Rule = ({ body, page }, { files }, report) => {
  for (const node of elementsOf(page, 'img')) {
    const { src, alt } = node.properties ?? {};
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'image', message, help });
    if (src && !files.has(String(src))) {
      explain(
        `there is no file "${String(src)}" in static/`,
        'Put the image into the folder static/ and write its name with a slash before it: /picture.png. Capital letters count.',
      );
    }
    // The rule on components reports what a <Figure> lacks.
    const isFigure = body[node.position?.start.offset ?? 0] === '<';
    if (!isFigure && !String(alt ?? '').trim()) {
      explain(
        'this image has no words for those who cannot see it',
        'Write what the image shows between the square brackets: ![what it shows](/picture.png).',
      );
    }
  }
};
