import type { Link } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  factText,
  FILE_START,
  metaOf,
  resolvePlaceholders,
  startOf,
  type ContentComponent,
  type Facts,
  type Place,
  type Report,
  type ReportIn,
  type YamlReading,
} from '../../mdx-content';
import { findIn, proseOf, type Prose } from '../visible-text';
import { anyOf } from '../wording-pattern';
import type { Rule, Site } from './rule';
import { wording } from './wording';

/** The pattern of a name in any case, in one word or several. */
const inAnySpelling = (name: string) => anyOf([name.replace(/[\s-]+/g, '-')]);

/** Requires the components for facts in bodies, the right spelling of facts in fields, and known placeholders. */
export const typedFacts: Rule = ({ kind, tree, prose, fields }, { facts, options }, report) => {
  const { model } = options;
  for (const [name, component] of Object.entries(model.components)) {
    const { insteadOf, fact = '' } = component;
    const value = factText(fact, facts, model);
    if (!insteadOf || value === undefined) continue;
    const refuse = (place: Place) =>
      report(place, {
        rule: 'fact',
        message: `${insteadOf} is typed out here`,
        help: `Write <${name} /> in its place, so that it changes everywhere when content/site.yaml changes.`,
      });
    const pattern = component.spelledAlike ? inAnySpelling(value) : anyOf([value]);
    for (const { isTyped, place } of findIn(prose, pattern)) {
      if (isTyped) refuse(place);
    }
    visit(tree as Node, ['link', 'definition'], (node) => {
      const address = (node as Link).url.toLowerCase();
      if (address.startsWith(`mailto:${value.toLowerCase()}`)) refuse(startOf(node));
    });
  }
  checkSpelling(fields, facts, model.components, report);
  for (const { written, place } of findIn(fields, /\{[^}]*\}?/g)) {
    if (!kind.isFixed && resolvePlaceholders(written, facts, model) !== written) continue;
    const placeholders = Object.keys(model.placeholders).map((word) => `{${word}}`);
    report(place, {
      rule: 'fact',
      message: `"${written}" is not a fact that this field can show`,
      help: `Fields show ${placeholders.join(', ')}, and those of legal texts nothing.`,
    });
  }
};

/** Requires the right spelling of a fact such as the brand in fields, which cannot hold components. */
function checkSpelling(
  fields: readonly Prose[],
  facts: Facts,
  components: Readonly<Record<string, ContentComponent>>,
  report: Report,
): void {
  for (const { fact = '', insteadOf, spelledAlike } of Object.values(components)) {
    if (!spelledAlike) continue;
    const spelling = String(facts[fact]);
    for (const { prose, start, written, place } of findIn(fields, inAnySpelling(spelling))) {
      // Addresses have no capital letters and spaces.
      if (written === spelling || /[/@.]/.test(prose.text.charAt(start - 1))) continue;
      const message = `${insteadOf ?? fact} is spelled "${spelling}"; found "${written}"`;
      report(place, { rule: 'fact', message, help: `Write "${spelling}".` });
    }
  }
}

/**
 * Checks the wording of content/site.yaml, the spelling of its facts, and what the site itself wants of them.
 *
 * @param reportInFile reports in a file by its path below the project's root
 */
export function checkSiteFacts(
  { texts, placeOf }: YamlReading<unknown>,
  site: Site,
  report: Report,
  reportInFile: ReportIn,
): void {
  const { facts, options } = site;
  const { model } = options;
  const spelled = Object.values(model.components).flatMap(({ fact = '', spelledAlike }) =>
    spelledAlike ? fact : [],
  );
  const shown = texts.filter(({ field }) => !spelled.includes(field));
  const prose = shown.map((text) => proseOf([text], Boolean(metaOf(model.facts, text.field)?.alwaysVisible)));
  wording({ file: 'site.yaml', allow: [], placeOf, prose, fields: [] }, site, report);
  checkSpelling(prose, facts, model.components, report);
  for (const problem of options.checkFacts?.(facts) ?? []) {
    if ('field' in problem) {
      const { field, ...rest } = problem;
      report(placeOf([field]), rest);
    } else {
      const { file, ...rest } = problem;
      reportInFile(file)(FILE_START, rest);
    }
  }
}
