import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from '../prose';
import type { SiteFacts } from '../schemas';
import { searchable } from '../phrase';
import type { Report } from '../finding';
import { startOf, type Rule } from './rule';

const TYPED_ADDRESS = {
  message: 'the contact address is typed out here',
  help: 'Write <ContactEmail /> in its place, so that it changes everywhere when content/site.yaml changes.',
};

/** The brand is spelled as content/site.yaml has it, and texts take it and the address from there. */
export const facts: Rule = ({ document: { tree }, body, fields }, site, report) => {
  if (!site.facts) return;
  const { brand, email } = site.facts;
  for (const prose of body) {
    inBody(prose, brandPattern(brand), report, {
      message: `the brand is typed out here`,
      help: 'Write <Brand /> in its place, so that it changes everywhere when content/site.yaml changes.',
    });
    inBody(prose, emailPattern(email), report, TYPED_ADDRESS);
  }
  if (tree) {
    visit(tree as Root, 'link', (node: Link) => {
      const named = node.url.toLowerCase().startsWith(`mailto:${email.toLowerCase()}`);
      const shown = node.children.some((child) => child.type === 'text' && child.value.includes('@'));
      if (named && !shown) report(startOf(node), { rule: 'fact', ...TYPED_ADDRESS });
    });
  }
  for (const prose of fields) brandInField(prose, site.facts, report);
};

function inBody(
  prose: Prose,
  pattern: RegExp,
  report: Report,
  problem: { message: string; help: string },
): void {
  const { text, originalIndex } = searchable(prose.text);
  for (const match of text.matchAll(pattern)) {
    const index = originalIndex(match.index);
    if (prose.isTyped(index)) report(prose.placeAt(index), { rule: 'fact', ...problem });
  }
}

/** Fields hold no components: there the brand is typed, and typed right. */
export function brandInField(prose: Prose, { brand }: SiteFacts, report: Report): void {
  const { text, originalIndex } = searchable(prose.text);
  for (const match of text.matchAll(brandPattern(brand))) {
    const start = originalIndex(match.index);
    const written = prose.text.slice(start, originalIndex(match.index + match[0].length));
    if (written.replace(/\s+/g, ' ').trim() === brand) continue;
    report(prose.placeAt(start), {
      rule: 'fact',
      message: `the brand is spelled "${brand}"; found "${written.replace(/\s+/g, ' ').trim()}"`,
      help: `Write "${brand}".`,
    });
  }
}

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;

/** The brand in any case, in one word or several; not as a part of an address. */
function brandPattern(brand: string): RegExp {
  const words = searchable(brand)
    .text.split(/[\s-]+/)
    .map((word) => word.replace(ESCAPED, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}@/.])${words.join('[\\s-]*')}(?![\\p{L}\\p{N}@]|\\.[\\p{L}\\p{N}])`,
    'gu',
  );
}

function emailPattern(email: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}.])${email.toLowerCase().replace(ESCAPED, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  );
}
