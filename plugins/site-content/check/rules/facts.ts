import type { Link } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { CONTENT_COMPONENTS, shownFact } from '../../content-components';
import { LAUNCH_WORDS, launchProblems, withLaunchWords } from '../../launch';
import { FILE_START, type Place, type Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import type { YamlReading } from '../../parse/read-yaml';
import { siteDate } from '../../../../src/shared/site-date';
import type { SiteFacts } from '../../site-facts';
import type { Outline } from '../outline';
import { anyOf } from '../phrase';
import { findIn, proseOf, type Prose } from '../prose';
import type { Rule, Site } from './rule';
import { wording } from './wording';

/** The pattern of a name in any case, in one word or several. */
const inAnySpelling = (name: string) => anyOf([name.replace(/[\s-]+/g, '-')]);

/** Requires the components for brand and contact address in bodies, and the right spelling in fields. */
export const typedFacts: Rule = ({ kind, tree, prose, fields }, { facts }, report) => {
  const { brand, email } = facts;
  const refuse = (what: string, component: string, place: Place) =>
    report(place, {
      rule: 'fact',
      message: `${what} is typed out here`,
      help: `Write ${component} in its place, so that it changes everywhere when content/site.yaml changes.`,
    });
  for (const { isTyped, place } of findIn(prose, inAnySpelling(brand))) {
    if (isTyped) refuse('the brand', '<Brand />', place);
  }
  for (const { isTyped, place } of findIn(prose, anyOf([email]))) {
    if (isTyped) refuse('the contact address', '<ContactEmail />', place);
  }
  visit(tree as Node, ['link', 'definition'], (node) => {
    const isContact = (node as Link).url.toLowerCase().startsWith(`mailto:${email.toLowerCase()}`);
    if (isContact) refuse('the contact address', '<ContactEmail />', startOf(node));
  });
  brandInFields(fields, facts, report);
  for (const { written, place } of findIn(fields, /\{[^}]*\}?/g)) {
    if (kind.type !== 'LegalDocument' && withLaunchWords(written, facts) !== written) continue;
    report(place, {
      rule: 'fact',
      message: `"${written}" is not a fact that this field can show`,
      help: `Fields show ${LAUNCH_WORDS.map((word) => `{${word}}`).join(', ')}, and those of legal texts nothing.`,
    });
  }
};

/** Requires the right spelling of the brand in fields, which cannot hold components. */
function brandInFields(fields: readonly Prose[], { brand }: SiteFacts, report: Report): void {
  for (const { prose, start, written, place } of findIn(fields, inAnySpelling(brand))) {
    // Addresses have no capital letters and spaces.
    if (written === brand || /[/@.]/.test(prose.text.charAt(start - 1))) continue;
    const message = `the brand is spelled "${brand}"; found "${written}"`;
    report(place, { rule: 'fact', message, help: `Write "${brand}".` });
  }
}

/**
 * Checks the wording of content/site.yaml and the spelling of the brand, and warns about what is open or has passed.
 *
 * @param documents the documents that show the facts
 */
export function checkFacts(
  { texts, placeOf }: YamlReading<SiteFacts>,
  documents: readonly Outline[],
  site: Site,
  report: Report,
): void {
  const { facts } = site;
  const shown = texts.filter(({ field }) => field !== 'brand');
  // The notice is at the foot of every page; other fields are not on all pages, or not for all visitors.
  const prose = shown.map((text) => proseOf([text], text.field === 'notice'));
  wording({ file: 'site.yaml', allow: [], placeOf, prose, fields: [] }, site, report);
  brandInFields(prose, facts, report);

  for (const [name, { fact: field, placeholder }] of CONTENT_COMPONENTS) {
    const files = documents.filter(({ components }) => components.has(name)).map(({ file }) => file);
    if (!field || !placeholder || shownFact(field, facts) || files.length === 0) continue;
    report(FILE_START, {
      rule: 'open-fact',
      severity: 'warning',
      message: `"${field}" is still open; readers of ${files.join(', ')} see that it is missing`,
      help: `Add a line that starts with "${field}:" and goes on with the fact, as soon as it is known.`,
    });
  }
  if (facts.unpublished) {
    report(placeOf(['unpublished']), {
      rule: 'unpublished',
      severity: 'warning',
      message: 'the site counts as not published, so the legal record may still be started anew',
      help: 'Remove this line in the change that publishes the site; from then on, recorded versions stay.',
    });
  }
  for (const { field, ...problem } of launchProblems(facts, siteDate())) report(placeOf([field]), problem);
}
