import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../headings';
import { startOf, type Rule } from './rule';

/** Headings go down one level at a time, below the page's own, and hold words. */
export const headings: Rule = ({ document }, { expand }, report) => {
  let above = 1;
  for (const { node, text } of headingsOf(document, expand)) {
    const place = startOf(node);
    if (text.trim() === '') {
      report(place, {
        rule: 'heading',
        message: 'this heading has no words',
        help: 'Write the heading behind the "#" signs, or take the line out.',
      });
    }
    if (node.depth === 1) {
      report(place, {
        rule: 'heading',
        message: 'a heading of the first level is the title of the page, which has one already',
        help: isUnderlined(node)
          ? 'Write "## " before the heading and take the line of equals signs out.'
          : 'Write "##" in the place of "#".',
      });
    } else if (node.depth > above + 1) {
      const right = '#'.repeat(above + 1);
      report(place, {
        rule: 'heading',
        message: `a heading of level ${node.depth} follows one of level ${above}${above === 1 ? ', the title' : ''}`,
        help: `Write "${right}" in the place of "${'#'.repeat(node.depth)}", or put a heading with "${right}" before it.`,
      });
    }
    above = Math.max(2, node.depth);
  }
};

const isUnderlined = ({ position }: Heading) =>
  position !== undefined && position.start.line !== position.end.line;

/** Several documents share a page, and footnotes number themselves for a page of their own. */
export const footnotes: Rule = ({ document: { tree } }, _site, report) => {
  if (!tree) return;
  visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
    report(startOf(node), {
      rule: 'footnote',
      message: 'footnotes cannot be shown, because several texts share a page',
      help: 'Put the words into the sentence, or into a sentence of their own.',
    });
  });
};
