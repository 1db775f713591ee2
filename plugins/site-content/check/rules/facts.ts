import type { Link } from 'mdast';
import { LAUNCH_PLACE } from '../../../../src/shared/with-launch';
import type { Report } from '../../parse/finding';
import { literally, nameInAnySpelling } from '../phrase';
import type { Prose } from '../prose';
import type { SiteFacts } from '../../site-facts';
import { startOf } from '../../parse/parse-body';
import type { Rule } from './rule';

const typedOut = (what: string, component: string) => ({
  rule: 'fact',
  message: `${what} is typed out here`,
  help: `Write ${component} in its place, so that it changes everywhere when content/site.yaml changes.`,
});
const TYPED_BRAND = typedOut('the brand', '<Brand />');
const TYPED_ADDRESS = typedOut('the contact address', '<ContactEmail />');

/** Requires the components for brand and contact address in bodies, and the right spelling in fields. */
export const facts: Rule = ({ document: { nodes }, body, fields }, site, report) => {
  if (!site.facts) return;
  const { brand, email } = site.facts;
  for (const prose of body) {
    for (const { isTyped, place } of prose.find(nameInAnySpelling(brand))) {
      if (isTyped) report(place, TYPED_BRAND);
    }
    for (const { isTyped, place } of prose.find(literally(email))) {
      if (isTyped) report(place, TYPED_ADDRESS);
    }
  }
  linksToAddress(nodes('link'), email, report);
  for (const prose of fields) {
    brandInField(prose, site.facts, report);
    placesInField(prose, report);
  }
};

/** Requires a fact in braces to be one that fields show. */
function placesInField(prose: Prose, report: Report): void {
  for (const { written, place } of prose.find(/\{[^}]*\}?/g)) {
    if (written === LAUNCH_PLACE) continue;
    report(place, {
      rule: 'fact',
      message: `"${written}" is not a fact that a field can show`,
      help: `Write ${LAUNCH_PLACE} for the launch of content/site.yaml, and no other braces.`,
    });
  }
}

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
export function brandInField(prose: Prose, { brand }: SiteFacts, report: Report): void {
  for (const { written, place } of prose.find(nameInAnySpelling(brand))) {
    const found = written.trim();
    if (found === brand) continue;
    report(place, {
      rule: 'fact',
      message: `the brand is spelled "${brand}"; found "${found}"`,
      help: `Write "${brand}".`,
    });
  }
}
