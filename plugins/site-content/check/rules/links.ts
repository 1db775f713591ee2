import type { Link, Text } from 'mdast';
import type { Problem, Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import { placeAt } from '../../parse/source-text';
import { isBare } from '../outline';
import { proseOfNode } from '../prose';
import type { Rule } from './rule';

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
