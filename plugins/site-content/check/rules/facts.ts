import type { Link } from 'mdast';
import type { Report } from '../../parse/finding';
import { literally, nameInAnySpelling } from '../phrase';
import type { Prose } from '../prose';
import type { SiteFacts } from '../../schemas';
import { startOf, type Rule } from './rule';

const TYPED_BRAND = {
  rule: 'fact',
  message: 'the brand is typed out here',
  help: 'Write <Brand /> in its place, so that it changes everywhere when content/site.yaml changes.',
};
const TYPED_ADDRESS = {
  rule: 'fact',
  message: 'the contact address is typed out here',
  help: 'Write <ContactEmail /> in its place, so that it changes everywhere when content/site.yaml changes.',
};

/** Requires the components for brand and contact address in bodies, and the right spelling in fields. */
export const facts: Rule = ({ document: { nodes }, body, fields }, site, report) => {
  if (!site.facts) return;
  const brand = nameInAnySpelling(site.facts.brand);
  const email = literally(site.facts.email);
  for (const prose of body) {
    for (const [pattern, problem] of [
      [brand, TYPED_BRAND],
      [email, TYPED_ADDRESS],
    ] as const) {
      for (const match of prose.words.text.matchAll(pattern)) {
        const index = prose.words.originalIndex(match.index);
        if (prose.isTyped(index)) report(prose.placeAt(index), problem);
      }
    }
  }
  linksToAddress(nodes.of('link'), site.facts.email, report);
  for (const prose of fields) brandInField(prose, site.facts, report);
};

/** Only links with other words: the rule on text reports those that show the address. */
function linksToAddress(links: readonly Link[], email: string, report: Report): void {
  for (const node of links) {
    const shown = node.children.some((child) => child.type === 'text' && child.value.includes('@'));
    if (!shown && node.url.toLowerCase().startsWith(`mailto:${email.toLowerCase()}`)) {
      report(startOf(node), TYPED_ADDRESS);
    }
  }
}

/** Requires the right spelling of the brand in a field, which cannot hold components. */
export function brandInField(prose: Prose, siteFacts: SiteFacts, report: Report): void {
  const { text, originalIndex } = prose.words;
  for (const match of text.matchAll(nameInAnySpelling(siteFacts.brand))) {
    const start = originalIndex(match.index);
    const written = prose.text.slice(start, originalIndex(match.index + match[0].length));
    const found = written.replace(/\s+/g, ' ').trim();
    if (found === siteFacts.brand) continue;
    report(prose.placeAt(start), {
      rule: 'fact',
      message: `the brand is spelled "${siteFacts.brand}"; found "${found}"`,
      help: `Write "${siteFacts.brand}".`,
    });
  }
}
