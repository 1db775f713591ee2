import { startOf } from '../../parse/parse-body';
import type { Rule } from './rule';

/** Requires headings to have words, and to go down one level at a time from level 2. */
export const headings: Rule = ({ outline }, _site, report) => {
  const rule = 'heading';
  let above = 1;
  for (const { text, depth, place, underlined } of outline.headings) {
    if (text.trim() === '') {
      report(place, {
        rule,
        message: 'this heading has no words',
        help: 'Write the heading behind the "#" signs, or take the line out.',
      });
    }
    if (depth === 1) {
      report(place, {
        rule,
        message: 'a heading of the first level is the title of the page, which has one already',
        help: underlined
          ? 'Write "## " before the heading and take the line of equals signs out.'
          : 'Write "##" in the place of "#".',
      });
    } else if (depth > above + 1) {
      const right = '#'.repeat(above + 1);
      report(place, {
        rule,
        message: `a heading of level ${depth} follows one of level ${above}${above === 1 ? ', the title' : ''}`,
        help: `Write "${right}" in the place of "${'#'.repeat(depth)}", or put a heading with "${right}" before it.`,
      });
    }
    above = Math.max(2, depth);
  }
};

/** Forbids footnotes: several documents share a page, and each would number its own from 1. */
export const footnotes: Rule = ({ document: { nodes } }, _site, report) => {
  for (const node of nodes('footnoteReference', 'footnoteDefinition')) {
    report(startOf(node), {
      rule: 'footnote',
      message: 'footnotes cannot be shown, because several texts share a page',
      help: 'Put the words into the sentence, or into a sentence of their own.',
    });
  }
};
