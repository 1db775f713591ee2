import { headingLevelOf } from '../../mdx-content';
import { compileMarkdown } from '../../mdx-content/syntax';
import type { Report } from '../../shared/text/finding';
import type { CheckableKind } from '../checkable-model';
import type { CheckedDocument } from '../checked-document';
import { anchorsOf, linksOf } from '../links/document-links';
import type { ContentDocument } from '../parse/read-document';
import { checkComponents } from '../rules/components';
import {
  checkHeadings,
  checkImages,
  forbidIncompleteLinks,
  forbidUnsupportedMarkdown,
  requireLinkWords,
  requireParts,
} from '../rules/markdown';
import { checkPlaceholders } from '../rules/placeholders';
import { remindOfReview } from '../rules/review-date';
import type { Rule, Site } from '../rules/rule';
import { checkSpellingInFields, forbidTypedFacts } from '../rules/site-facts';
import { reportTypedDates } from '../rules/typed-dates';
import { checkWordings } from '../rules/wordings';
import { fieldBlockOf, textBlocksOfBody } from '../text/visible-text';

const RULES: readonly Rule[] = [
  checkComponents,
  checkHeadings,
  requireParts,
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

/** Applies the rules that need no other document. The result is for the checks across documents. */
export function checkDocument(
  document: ContentDocument<CheckableKind>,
  site: Site,
  report: Report,
): CheckedDocument {
  const { file, kind, name, frontMatter, texts, body, tree, placeOf } = document;
  const compiledBody = compileMarkdown(tree, {
    model: site.options.model,
    facts: site.facts,
    showsAllVariants: true,
    headingLevel: headingLevelOf(kind),
    idPrefix: '',
  });
  const fieldBlocks = texts.map((text) => fieldBlockOf(text, kind.frontMatter));
  const bodyBlocks = textBlocksOfBody(compiledBody, document);
  for (const rule of RULES) rule({ ...document, compiledBody, bodyBlocks, fieldBlocks }, site, report);
  return {
    file,
    kind,
    name,
    frontMatter,
    body,
    placeOf,
    anchors: anchorsOf(document, compiledBody),
    links: linksOf(document, compiledBody),
  };
}
