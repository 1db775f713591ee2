import { headingLevelOf, nearestMeta } from '../mdx-content';
import { compileMarkdown } from '../mdx-content/syntax';
import type { Report } from '../shared/finding';
import { toCheckedDocument, type CheckedDocument } from './checked-document';
import type { CheckedKind } from './checked-model';
import type { ContentDocument } from './parse/content-document';
import { checkComponents } from './rules/components';
import {
  checkHeadings,
  checkImages,
  forbidIncompleteLinks,
  forbidUnsupportedMarkdown,
  requireLinkWords,
} from './rules/markdown';
import { remindOfReview } from './rules/review-date';
import type { Rule, Site } from './rules/rule';
import { checkPlaceholders, checkSpellingInFields, forbidTypedFacts } from './rules/site-facts';
import { reportTypedDates } from './rules/typed-dates';
import { checkWordings } from './rules/wordings';
import { textBlockOf, textBlocksOfBody } from './visible-text';

/** The rules that look at one document at a time. */
const RULES: readonly Rule[] = [
  checkComponents,
  checkHeadings,
  forbidUnsupportedMarkdown,
  requireLinkWords,
  forbidIncompleteLinks,
  checkImages,
  forbidTypedFacts,
  checkSpellingInFields,
  checkPlaceholders,
  reportTypedDates,
  remindOfReview,
  checkWordings,
];

/** Applies the rules for single documents. */
export function checkDocument(
  document: ContentDocument<CheckedKind>,
  site: Site,
  report: Report,
): CheckedDocument {
  const { kind } = document;
  const compiledBody = compileMarkdown(document.tree, {
    model: site.options.model,
    facts: site.facts,
    showsAllVariants: true,
    headingLevel: headingLevelOf(kind),
    idPrefix: '',
  });
  const fieldBlocks = document.texts.map((text) => {
    const isAlwaysVisible = nearestMeta(kind.frontMatter, text.path, 'isAlwaysVisible') ?? false;
    return textBlockOf([text], isAlwaysVisible);
  });
  const bodyBlocks = textBlocksOfBody(compiledBody, document);
  for (const rule of RULES) rule({ ...document, compiledBody, bodyBlocks, fieldBlocks }, site, report);
  return toCheckedDocument(document, compiledBody);
}
