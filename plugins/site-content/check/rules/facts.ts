import { toString } from 'hast-util-to-string';
import { CONTENT_COMPONENTS, shownFact } from '../../content-components';
import { LAUNCH_WORDS, launchProblems, withLaunchWords } from '../../launch';
import { FILE_START, type Place, type Problem, type Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import type { YamlReading } from '../../parse/read-yaml';
import { siteDate } from '../../site-date';
import type { SiteFacts } from '../../site-facts';
import { elementsOf, isBare, type Outline } from '../outline';
import { literally, nameInAnySpelling } from '../phrase';
import type { Policy } from '../policy';
import { findIn, proseOf, type Prose } from '../prose';
import type { Rule } from './rule';
import { checkCompanions, checkForbidden, checkStatements } from './wording';

const typedOut = (what: string, component: string) => ({
  rule: 'fact',
  message: `${what} is typed out here`,
  help: `Write ${component} in its place, so that it changes everywhere when content/site.yaml changes.`,
});
const TYPED_BRAND = typedOut('the brand', '<Brand />');
const TYPED_ADDRESS = typedOut('the contact address', '<ContactEmail />');

/** Requires the components for brand and contact address in bodies, and the right spelling in fields. */
export const typedFacts: Rule = ({ document: { kind, body: source }, pages, body, fields }, site, report) => {
  if (!site.facts) return;
  const { brand, email } = site.facts;
  const refuse = (pattern: RegExp, problem: Problem) => {
    for (const { isTyped, place } of findIn(body, pattern)) if (isTyped) report(place, problem);
  };
  refuse(nameInAnySpelling(brand), TYPED_BRAND);
  refuse(literally(email), TYPED_ADDRESS);
  for (const node of elementsOf(pages, 'a')) {
    const url = String(node.properties?.['href']).toLowerCase();
    // The rule on text reports a link that shows the address.
    const shown = toString(node).includes('@') || isBare(node, source);
    if (!shown && url.startsWith(`mailto:${email.toLowerCase()}`)) report(startOf(node), TYPED_ADDRESS);
  }
  brandInFields(fields, site.facts, report);
  for (const { written, place } of findIn(fields, /\{[^}]*\}?/g)) {
    if (kind.type !== 'LegalDocument' && withLaunchWords(written, site.facts) !== written) continue;
    report(place, {
      rule: 'fact',
      message: `"${written}" is not a fact that this field can show`,
      help: `Fields show ${LAUNCH_WORDS.map((word) => `{${word}}`).join(', ')}, and those of legal texts nothing.`,
    });
  }
};

/** Requires the right spelling of the brand in fields, which cannot hold components. */
function brandInFields(fields: readonly Prose[], { brand }: SiteFacts, report: Report): void {
  for (const { written, place } of findIn(fields, nameInAnySpelling(brand))) {
    const found = written.trim();
    if (found === brand) continue;
    report(place, {
      rule: 'fact',
      message: `the brand is spelled "${brand}"; found "${found}"`,
      help: `Write "${brand}".`,
    });
  }
}

/**
 * Checks the wording of content/site.yaml and the spelling of the brand, and warns about what is open or has passed.
 *
 * @param documents the documents that show the facts
 */
export function checkFacts(
  { value: facts, texts, placeOf }: YamlReading<SiteFacts>,
  documents: readonly Outline[],
  policy: Policy | undefined,
  report: Report,
): void {
  const shown = texts.filter(({ path }) => path[0] !== 'brand');
  // The notice is at the foot of every page; other fields are not on all pages, or not for all visitors.
  const fields = shown.map((field) => proseOf([field], field.path[0] === 'notice'));
  if (policy) {
    checkForbidden(fields, policy, report);
    checkCompanions(
      fields.map((field) => [field]),
      policy,
      report,
    );
    checkStatements('site.yaml', fields, policy, report);
  }
  if (!facts) return;
  brandInFields(fields, facts, report);

  const warn = (place: Place, rule: string, message: string, help: string) =>
    report(place, { rule, severity: 'warning', message, help });
  const filesWith = (component: string) =>
    documents.filter(({ components }) => components.has(component)).map(({ file }) => file);
  for (const [name, { fact: field, placeholder }] of CONTENT_COMPONENTS) {
    const files = filesWith(name);
    if (!field || !placeholder || shownFact(field, facts) || files.length === 0) continue;
    warn(
      FILE_START,
      'open-fact',
      `"${field}" is still open; readers of ${files.join(', ')} see that it is missing`,
      `Add a line that starts with "${field}:" and goes on with the fact, as soon as it is known.`,
    );
  }
  if (facts.unpublished) {
    warn(
      placeOf(['unpublished']),
      'unpublished',
      'the site counts as not published, so the legal record may still be started anew',
      'Remove this line in the change that publishes the site; from then on, recorded versions stay.',
    );
  }
  for (const { field, ...problem } of launchProblems(facts, siteDate())) report(placeOf([field]), problem);
}
