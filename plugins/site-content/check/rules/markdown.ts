import { toString } from 'hast-util-to-string';
import { startOf } from '../../parse/parse-body';
import { isReleased } from '../../../../src/shared/released';
import { elementsOf, isBare } from '../outline';
import type { Rule } from './rule';

/** Requires headings to have words, and to go down one level at a time from level 2. */
export const headings: Rule = ({ document: { nodes } }, _site, report) => {
  let above = 1;
  for (const node of nodes('heading')) {
    const { depth, children } = node;
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'heading', message, help });
    if (children.length === 0) {
      explain('this heading has no words', 'Write the heading behind the "#" signs, or take the line out.');
    }
    if (depth === 1) {
      explain(
        'a heading of the first level is the title of the page, which has one already',
        'Write "## " before it in the place of "# " or of a line of equals signs below it.',
      );
    } else if (depth > above + 1) {
      const right = '#'.repeat(above + 1);
      explain(
        `a heading of level ${depth} follows one of level ${above}${above === 1 ? ', the title' : ''}`,
        `Write "${right}" in the place of "${'#'.repeat(depth)}", or put a heading with "${right}" before it.`,
      );
    }
    above = Math.max(2, depth);
  }
};

/**
 * Forbids footnotes, since several texts share a page and each would number its own from 1, and strikethrough, since
 * readers may take struck words for valid or overlook that others are struck.
 */
export const unsupported: Rule = ({ document: { nodes } }, _site, report) => {
  for (const node of nodes('footnoteReference', 'footnoteDefinition')) {
    const message = 'footnotes cannot be shown, because several texts share a page';
    report(startOf(node), { rule: 'footnote', message, help: 'Put the words into a sentence.' });
  }
  for (const node of nodes('delete')) {
    const message = 'words between tildes (~) would be struck through, and texts have no such words';
    const help = 'Take the words out, or put a backslash before each tilde: \\~.';
    report(startOf(node), { rule: 'strikethrough', message, help });
  }
};

/** Requires links to have words, and addresses to be links. */
export const links: Rule = ({ document: { nodes, body, placeAt }, pages }, _site, report) => {
  for (const node of elementsOf(pages, 'a')) {
    const url = String(node.properties?.['href']);
    if (isBare(node, body)) {
      // Email addresses are left to the rule on facts.
      if (url.startsWith('mailto:')) continue;
      report(startOf(node), {
        rule: 'bare-address',
        message: 'this web address is not behind words',
        help: `Write [words that say where the link leads](${url.replace(/^http:/, 'https:')}).`,
      });
    } else if (
      !toString(node).trim() &&
      elementsOf([{ type: 'root', children: [node] }], 'img').length === 0
    ) {
      report(startOf(node), {
        rule: 'link',
        message: 'this link has no words',
        help: 'Write words between the square brackets that say where the link leads.',
      });
    }
  }
  for (const { position } of nodes('text')) {
    const start = position?.start.offset ?? 0;
    // Brackets that look like a link and are not one.
    const broken = /(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/.exec(
      body.slice(start, position?.end.offset),
    );
    if (!broken) continue;
    report(placeAt(start + broken.index), {
      rule: 'link',
      message: 'a link is begun here that is not complete',
      help: 'Write [words](address) without a space between the brackets and in the address.',
    });
  }
};

/** Requires images to have an alternative text and a file in static/. */
export const images: Rule = ({ document: { body }, pages }, { files }, report) => {
  for (const node of elementsOf(pages, 'img')) {
    const { src, alt } = node.properties ?? {};
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'image', message, help });
    if (src && !(files.has(String(src)) && isReleased(String(src)))) {
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
