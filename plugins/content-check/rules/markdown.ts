import { toString } from 'hast-util-to-string';
import { CODE_TYPES, startOf, visitMarkdown } from '../../mdx-content/syntax';
import type { Problem } from '../../shared/text/finding';
import { NO_CODE } from '../parse/parse-and-explain';
import { elementsOf, isBareAddress } from '../text/body-elements';
import type { Rule } from './rule';

const HEADING_IN_INTRO: Problem = {
  rule: 'heading',
  message: 'this text is an introduction, which has no headings',
  help: 'Take out the "#" signs, and write the words into a sentence.',
};

/**
 * Requires headings to have words, to begin at level 2 and to leave out no level. A text that is only an
 * introduction must have none.
 */
export const checkHeadings: Rule = ({ tree, kind }, _site, report) => {
  if (kind.body === 'intro') {
    visitMarkdown(tree, ['heading'], (node) => report(startOf(node), HEADING_IN_INTRO));
    return;
  }
  let levelAbove = 1;
  visitMarkdown(tree, ['heading'], (node) => {
    const { depth, children } = node;
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'heading', message, help });
    if (children.length === 0) {
      explain('this heading has no words', 'Write the heading after the "#" signs, or take the line out.');
    }
    if (depth === 1 || depth > levelAbove + 1) {
      const right = '#'.repeat(depth === 1 ? 2 : levelAbove + 1);
      explain(
        `a heading of level ${depth} cannot be here: level 1 is the title of the page, and no level is left out`,
        `Write "${right} " before its words, and take out other signs that make it a heading.`,
      );
    }
    levelAbove = Math.max(2, depth);
  });
};

const NO_PART: Problem = {
  rule: 'heading',
  message: 'this text needs at least one heading, because its page lists the sections',
  help: 'Write a line with "## " and a few words above each section, outside of any box.',
};

/** Requires a `##` in a text that pages show by its parts. A heading inside a component begins no part. */
export const requireParts: Rule = ({ tree, kind, body, placeAt }, _site, report) => {
  if (kind.body !== 'parts') return;
  const hasParts = tree.children.some((node) => node.type === 'heading' && node.depth === 2);
  if (hasParts) return;
  const textStart = body.length - body.trimStart().length;
  report(placeAt(textStart), NO_PART);
};

const FOOTNOTE: Problem = {
  rule: 'footnote',
  message: 'footnotes cannot be shown, because several texts share a page',
  help: 'Put the words into a sentence.',
};

// Some visitors don't see or hear that words are struck through, and take them for valid.
const STRIKETHROUGH: Problem = {
  rule: 'strikethrough',
  message: 'words between tildes (~) would be struck through, and texts have no such words',
  help: 'Take the words out, or put a backslash before each tilde: \\~.',
};

/** Forbids code, footnotes and text that is struck through. */
export const forbidUnsupportedMarkdown: Rule = ({ tree }, _site, report) => {
  visitMarkdown(tree, CODE_TYPES, (node) => report(startOf(node), NO_CODE));
  visitMarkdown(tree, ['footnoteReference', 'footnoteDefinition'], (node) => report(startOf(node), FOOTNOTE));
  visitMarkdown(tree, ['delete'], (node) => report(startOf(node), STRIKETHROUGH));
};

/** Requires links to have words, and no bare address in their place. */
export const requireLinkWords: Rule = ({ body, compiledBody }, _site, report) => {
  for (const node of elementsOf(compiledBody, 'a')) {
    const url = String(node.properties?.['href']);
    // Texts may show an email address as it is. forbidTypedFacts finds the site's own address.
    if (isBareAddress(node, body) && !url.startsWith('mailto:')) {
      const help = `Write [words that say where the link leads](${url.replace(/^http:/, 'https:')}).`;
      report(startOf(node), {
        rule: 'bare-address',
        message: 'this web address needs words in its place',
        help,
      });
    }
    const hasImage = elementsOf({ type: 'root', children: [node] }, 'img').length > 0;
    if (!toString(node).trim() && !hasImage) {
      const help = 'Write words between the square brackets that say where the link leads.';
      report(startOf(node), { rule: 'link', message: 'this link has no words', help });
    }
  }
};

/**
 * Matches what is left in a text of a link that Markdown doesn't read as one: a bracket with an
 * address in parentheses after it, or with the name of a definition that doesn't exist.
 */
const INCOMPLETE_LINK = /(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/;

/** Forbids brackets that were meant to be a link. */
export const forbidIncompleteLinks: Rule = ({ tree, body, placeAt }, _site, report) => {
  visitMarkdown(tree, ['text'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const index = body.slice(start, position?.end.offset).search(INCOMPLETE_LINK);
    if (index === -1) return;
    report(placeAt(start + index), {
      rule: 'link',
      message: 'this link is not complete',
      help: 'Write [words](address) without a space between the brackets and in the address.',
    });
  });
};

/** Requires images to be files in static/ and to have an alternative text (WCAG 2.2, 1.1.1). */
export const checkImages: Rule = ({ compiledBody }, { staticFiles }, report) => {
  for (const node of elementsOf(compiledBody, 'img')) {
    const { src, alt } = node.properties ?? {};
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'image', message, help });
    if (src && !staticFiles.has(String(src))) {
      explain(
        `there is no file "${String(src)}" in static/`,
        'Put the image into the folder static/ and write its name with a slash before it: /picture.png. Capital letters count.',
      );
    }
    if (!String(alt ?? '').trim()) {
      explain(
        'this image has no words for those who cannot see it',
        'Write what the image shows between the square brackets: ![what it shows](/picture.png).',
      );
    }
  }
};
