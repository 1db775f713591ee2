import type { Link, Text } from 'mdast';
import type { Place, Problem, Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import { placeAt } from '../../parse/source-text';
import { isBare } from '../outline';
import { proseOfNode } from '../prose';
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

/** Requires links to have words. */
export const links: Rule = ({ document: { nodes, body } }, { facts }, report) => {
  for (const node of nodes('link', 'linkReference')) {
    if (node.type === 'link' && isBare(node, body)) {
      // Email addresses are left to the rule on facts.
      if (!node.url.startsWith('mailto:')) report(startOf(node), bareAddress(node));
    } else if (!proseOfNode(node, body, facts).some(({ text }) => text.trim())) {
      report(startOf(node), {
        rule: 'link',
        message: 'this link has no words',
        help: 'Write words between the square brackets that say where the link leads.',
      });
    }
  }
  for (const node of nodes('text')) brokenLink(node, body, report);
};

const bareAddress = ({ url }: Link): Problem => ({
  rule: 'bare-address',
  message: 'a web address stands in the text',
  help: `Write [words that say where the link leads](${url.replace(/^http:/, 'https:')}).`,
});

/** Reports brackets that look like a link and are not one. */
function brokenLink({ position }: Text, body: string, report: Report): void {
  const start = position?.start.offset ?? 0;
  const written = body.slice(start, position?.end.offset ?? start);
  const broken = /(?<!\\)\](?:\s?\(\s*(?:\/|#|https?:)|\[[^\]]*\])/.exec(written);
  if (!broken) return;
  report(placeAt(body, start + broken.index), {
    rule: 'link',
    message: 'a link is begun here that is not complete',
    help: 'Write [words](address) without a space between the brackets and in the address.',
  });
}

/** Requires images to have an alternative text and a file in static/. */
export const images: Rule = ({ document: { nodes } }, { files }, report) => {
  const defined = new Map(nodes('definition').map(({ identifier, url }) => [identifier, url]));
  for (const node of nodes('image', 'imageReference')) {
    const place = startOf(node);
    source(node.type === 'image' ? node.url : (defined.get(node.identifier) ?? ''), place, files, report);
    if (node.alt?.trim()) continue;
    report(place, {
      rule: 'image',
      message: 'this image has no words for those who cannot see it',
      help: 'Write what the image shows between the square brackets: ![what it shows](/picture.png).',
    });
  }
  for (const node of nodes('mdxJsxFlowElement').filter(({ name }) => name === 'Figure')) {
    const src = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src')?.value;
    // The rule on components reports an empty one.
    if (typeof src === 'string' && src.trim()) source(src, startOf(node), files, report);
  }
};

function source(url: string, place: Place, files: ReadonlySet<string>, report: Report): void {
  if (files.has(url)) return;
  const remote = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
  report(place, {
    rule: 'image',
    message: remote
      ? 'an image cannot come from another place than this site'
      : `there is no file "${url}" in static/`,
    help: 'Put the image into the folder static/ and write its name with a slash before it: /picture.png. Capital letters count.',
  });
}
