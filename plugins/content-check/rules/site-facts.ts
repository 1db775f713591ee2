import { contentPath, factText, nearestMeta, SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import { startOf, visitMarkdown } from '../../mdx-content/syntax';
import { FILE_START, type CreateReport, type Place, type Report } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
import type { YamlReading } from '../parse/read-yaml';
import type { Rule, Site } from './rule';
import { findMatches, textBlockOf, type TextBlock } from './visible-text';
import { wordingPattern } from './wording-pattern';
import { checkWordings } from './wordings';

/**
 * @returns the pattern of a name such as "Bank Brief" in any case and in one word, two words or with a hyphen
 */
const nameInAnySpelling = (name: string) => wordingPattern([name.replace(/[\s-]+/g, '-')]);

/**
 * Forbids typing out a fact in a body, as text or as the address of a link, when there is a component that
 * shows it.
 */
export const forbidTypedFacts: Rule = ({ tree, bodyBlocks }, { facts, options: { model } }, report) => {
  for (const [name, component] of Object.entries(model.components)) {
    if (!('fact' in component) || !component.insteadOf) continue;
    const { fact, insteadOf, hasOneSpelling } = component;
    const value = factText(fact, facts, model);
    if (value === undefined) continue;
    const refuse = (place: Place) =>
      report(place, {
        rule: 'fact',
        message: `${insteadOf} is typed out here`,
        help: `Write <${name} /> in its place, so that it changes everywhere when ${contentPath(SITE_FACTS_FILE)} changes.`,
      });
    const pattern = hasOneSpelling ? nameInAnySpelling(value) : wordingPattern([value]);
    for (const { isTyped, place } of findMatches(bodyBlocks, pattern)) {
      if (isTyped) refuse(place);
    }
    visitMarkdown(tree, ['link', 'definition'], (node) => {
      if (node.url.toLowerCase().startsWith(`mailto:${value.toLowerCase()}`)) refuse(startOf(node));
    });
  }
};

/** Requires the right spelling of facts such as the brand in fields, which can't hold components. */
export const checkSpellingInFields: Rule = ({ fieldBlocks }, { facts, options }, report) =>
  checkSpellingOfFacts(fieldBlocks, facts, options.model, report);

function checkSpellingOfFacts(
  fieldBlocks: readonly TextBlock[],
  facts: Facts,
  { components }: CheckableModel,
  report: Report,
): void {
  for (const component of Object.values(components)) {
    if (!('fact' in component) || !component.hasOneSpelling) continue;
    const { fact, insteadOf } = component;
    const spelling = String(facts[fact]);
    for (const { block, start, written, place } of findMatches(fieldBlocks, nameInAnySpelling(spelling))) {
      // Addresses of websites and mailboxes have no capital letters and spaces.
      const isInAddress = /[/@.]/.test(block.text.charAt(start - 1));
      if (written === spelling || isInAddress) continue;
      const message = `${insteadOf ?? fact} is spelled "${spelling}"; found "${written}"`;
      report(place, { rule: 'fact', message, help: `Write "${spelling}".` });
    }
  }
}

/**
 * Requires names in braces to be placeholders, and forbids them in texts that are the same in every build.
 */
export const checkPlaceholders: Rule = ({ kind, texts }, { options: { model } }, report) => {
  for (const text of texts) {
    const ofField = nearestMeta(kind.frontMatter, text.path, 'placeholders') ?? [];
    const known = [...ofField, ...Object.keys(model.placeholders)].map((name) => `{${name}}`);
    const help = kind.isSameInEveryBuild
      ? 'Write the words themselves: this kind of text has to be the same in every build.'
      : `Write one of these, or no braces: ${known.join(', ')}.`;
    for (const { written, place } of findMatches([textBlockOf([text])], /\{[^}]*\}?/g)) {
      if (known.includes(written) && !kind.isSameInEveryBuild) continue;
      report(place, { rule: 'fact', message: `"${written}" is not a fact that this field can show`, help });
    }
  }
};

/**
 * Checks the wordings of content/site.yaml, the spelling of the facts in it, and what the site itself
 * demands of the facts.
 *
 * @param report reports in site.yaml
 * @param reportInProject makes the Report of a file, given its path below the project's root
 */
export function checkSiteYaml(
  { texts: fields, placeOf }: YamlReading<unknown>,
  site: Site,
  report: Report,
  reportInProject: CreateReport,
): void {
  const { facts, options } = site;
  const { model } = options;
  // The field that defines a spelling can't break it.
  const definitions = Object.values(model.components).flatMap((component) =>
    'fact' in component && component.hasOneSpelling ? component.fact : [],
  );
  const blocks = fields
    .filter(({ path: [field] }) => !definitions.includes(String(field)))
    .map((text) => {
      const isAlwaysVisible = nearestMeta(model.factsSchema, text.path, 'isAlwaysVisible') ?? false;
      return textBlockOf([text], { isAlwaysVisible });
    });
  // Facts appear in different places, so each counts as a paragraph. The fields of a document count as one.
  const texts = { file: SITE_FACTS_FILE, editorialFields: {}, placeOf, bodyBlocks: blocks, fieldBlocks: [] };
  checkWordings(texts, site, report);
  checkSpellingOfFacts(blocks, facts, model, report);
  for (const factProblem of options.checkFacts?.(facts) ?? []) {
    if ('field' in factProblem) {
      const { field, ...problem } = factProblem;
      report(placeOf([field]), problem);
    } else {
      const { file, ...problem } = factProblem;
      reportInProject(file)(FILE_START, problem);
    }
  }
}
