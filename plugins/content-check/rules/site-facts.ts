import { contentPath, factText, SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import { startOf, visitMarkdown } from '../../mdx-content/syntax';
import type { Place, Report } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
import { findMatches, type TextBlock } from '../text/visible-text';
import { wordingPattern } from '../text/wording-pattern';
import type { Rule } from './rule';

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

/** Requires the right spelling of facts in the texts of fields. */
export function checkSpellingOfFacts(
  fieldBlocks: readonly TextBlock[],
  facts: Facts,
  model: CheckableModel,
  report: Report,
): void {
  for (const component of Object.values(model.components)) {
    if (!('fact' in component) || !component.hasOneSpelling) continue;
    const { fact, insteadOf } = component;
    const spelling = factText(fact, facts, model);
    if (spelling === undefined) continue;
    for (const { block, start, written, place } of findMatches(fieldBlocks, nameInAnySpelling(spelling))) {
      // Addresses of websites and mailboxes have no capital letters and spaces.
      const isInAddress = /[/@.]/.test(block.text.charAt(start - 1));
      if (written === spelling || isInAddress) continue;
      const message = `${insteadOf ?? fact} is spelled "${spelling}"; found "${written}"`;
      report(place, { rule: 'fact', message, help: `Write "${spelling}".` });
    }
  }
}
