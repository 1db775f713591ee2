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
export const typedFacts: Rule = ({ document: { nodes }, body, fields }, site, report) => {
  if (!site.facts) return;
  const { brand, email } = site.facts;
  const typed = [
    [nameInAnySpelling(brand), TYPED_BRAND],
    [literally(email), TYPED_ADDRESS],
  ] as const;
  for (const [pattern, problem] of typed) {
    for (const { isTyped, place } of body.flatMap((prose) => prose.find(pattern))) {
      if (isTyped) report(place, problem);
    }
  }
  for (const node of nodes('link')) {
    // The rule on text reports a link that shows the address.
    const shown = node.children.some((child) => child.type === 'text' && child.value.includes('@'));
    if (!shown && node.url.toLowerCase().startsWith(`mailto:${email.toLowerCase()}`)) {
      report(startOf(node), TYPED_ADDRESS);
    }
  }
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
