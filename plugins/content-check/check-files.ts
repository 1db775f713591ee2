import {
  ALL_VARIANTS,
  compileMarkdown,
  limitFindings,
  metaOf,
  readDocument,
  readYaml,
  reportTo,
  sortFindings,
  type ContentDocument,
  type Finding,
  type Report,
} from '../mdx-content';
import type { RecordFacts, VersionId } from '../legal-record';
import { collectAnchors } from './anchors';
import { checkedDocument, type CheckedDocument } from './checked-document';
import { checkLinkTargets } from './link-targets';
import { withoutMemory, type Memoize } from './memoize';
import type { ContentCheckOptions } from './options';
import { pagesOf } from './pages-of';
import { policySchema } from './policy';
import { readText } from './read-text';
import { checkComponents } from './rules/components';
import { checkHeadings, checkImages, checkLinkWords, checkUnsupportedMarkdown } from './rules/markdown';
import { checkReviewDate } from './rules/review-date';
import type { Rule, Site } from './rules/rule';
import { checkSiteFacts, checkTypedFacts } from './rules/site-facts';
import { checkTypedDates } from './rules/typed-dates';
import { requiredFiles, requireFiles, requireUniqueFields } from './rules/whole-collection';
import { checkWordings } from './rules/wordings';
import { textBlockOf, textBlocksOfBody } from './visible-text';

/** The rules that look at one document at a time. */
const RULES: readonly Rule[] = [
  checkComponents,
  checkHeadings,
  checkUnsupportedMarkdown,
  checkLinkWords,
  checkImages,
  checkTypedFacts,
  checkTypedDates,
  checkReviewDate,
  checkWordings,
];

const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';

/** The guide for editors, the dictionary of the spell checker, the legal record, and hidden files. */
const UNCHECKED_FILES = /^README\.md$|^dictionary\.txt$|^legal\/record\/|(^|\/)\./;

/** @param file path below `content/` */
export const isChecked = (file: string): boolean => !UNCHECKED_FILES.test(file);

/** The files of a site. */
export interface ContentFiles {
  /** The texts of the files in content/ by their paths below it; undefined for a file that is no text. */
  content: Readonly<Record<string, string | undefined>>;
  /** The files in static/, each with a leading slash. */
  staticFiles: readonly string[];
}

/** What the check has found and read. */
export interface CheckedContent {
  /** The number of files. */
  files: number;
  findings: Finding[];
  /** The documents of the site by their path below `content/`. */
  documents: ReadonlyMap<string, CheckedDocument>;
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: RecordFacts | undefined;
}

/**
 * Checks the content, but not the legal record. Documents are checked once site.yaml and policy.yaml are valid, and links
 * to anchors once all documents can be read. It uses nothing of Node, so it also runs in browsers.
 *
 * @param versions the recorded versions of legal documents, to which links may point
 */
export function checkFiles(
  files: ContentFiles,
  options: ContentCheckOptions,
  versions: readonly VersionId[],
): CheckedContent {
  const checked = checkFilesMemoized(files, options, versions, withoutMemory);
  return { ...checked, findings: limitFindings(checked.findings) };
}

/**
 * Checks files as checkFiles does, and lists all findings, however many a file has.
 *
 * @param memoize remembers the steps of earlier checks, so that only those are taken again whose inputs have changed
 */
export function checkFilesMemoized(
  { content, staticFiles }: ContentFiles,
  options: ContentCheckOptions,
  versions: readonly VersionId[],
  memoize: Memoize,
): CheckedContent {
  const { model } = options;
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const takeStep: TakeStep = (step, file, inputs, make) => {
    const { result, stepFindings } = memoize(`${step} ${file}`, inputs, () => {
      const found: Finding[] = [];
      return { result: make(reportTo(found, `content/${file}`)), stepFindings: found };
    });
    findings.push(...stepFindings);
    return result;
  };

  const names = Object.keys(content).filter(isChecked).sort();
  const texts = readTexts(names, content, takeStep);
  const siteReading = readOptional(texts.get(SITE_FACTS), (yaml) =>
    takeStep('fields', SITE_FACTS, [yaml, model], (report) => readYaml(yaml, model.facts, report)),
  );
  // Each model has the facts that the legal record needs, which the type of a model cannot express.
  const facts = siteReading?.value as RecordFacts | undefined;
  const policyFiles = [...names, ...requiredFiles(model)];
  const policy = readOptional(texts.get(POLICY), (yaml) =>
    takeStep('fields', POLICY, [yaml, policyFiles.join('\n')], (report) =>
      readYaml(yaml, policySchema(policyFiles), report),
    ),
  )?.value;
  // The steps below have the site as an input, so equal inputs have to give the identical object.
  const site =
    facts &&
    policy &&
    memoize('site', [facts, policy, options, staticFiles.join('\n')], () => ({
      facts,
      policy,
      options,
      staticFiles: new Set(staticFiles),
    }));

  const documents = new Map<string, CheckedDocument>();
  const documentTexts = [...texts].filter(([name]) => name !== SITE_FACTS && name !== POLICY);
  for (const [name, text] of documentTexts) {
    const document = readOptional(text, (source) =>
      takeStep('document', name, [source, model], (report) =>
        readDocument(name, source, model.kinds, report),
      ),
    );
    if (!document || !site) continue;
    const checked = takeStep('rules', name, [document, site], (report) =>
      checkDocument(document, site, report),
    );
    documents.set(name, checked);
  }

  const allDocuments = [...documents.values()];
  requireFiles(names, model, reportIn);
  requireUniqueFields(allDocuments, reportIn);
  if (site && siteReading) {
    checkSiteFacts(siteReading, site, reportIn(SITE_FACTS), (file) => reportTo(findings, file));
    const pages = pagesOf(
      options.pages,
      documentTexts.map(([name]) => name),
    );
    const anchors = collectAnchors(allDocuments, pages, reportIn);
    const areAllKnown = documents.size === documentTexts.length;
    const targets = { ...site, anchors: areAllKnown ? anchors : undefined, documents, pages, versions };
    for (const document of allDocuments) checkLinkTargets(document, targets, reportIn(document.file));
  }
  return { files: names.length, findings: sortFindings(findings), documents, facts };
}

/**
 * Takes a step of the check, or uses its result and its findings from an earlier check.
 *
 * @param inputs everything that the result depends on
 */
type TakeStep = <Result>(
  step: string,
  file: string,
  inputs: readonly unknown[],
  make: (report: Report) => Result,
) => Result;

/** @returns the normalized texts by file; undefined for a file that cannot be read, which is reported */
function readTexts(
  names: readonly string[],
  content: ContentFiles['content'],
  takeStep: TakeStep,
): ReadonlyMap<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const name of names) {
    const text = readOptional(content[name], (source) =>
      takeStep('text', name, [source], (report) => readText(source, report)),
    );
    texts.set(name, text);
  }
  return texts;
}

/** @returns what `read` makes of a text; undefined when there is no text */
const readOptional = <Result>(
  text: string | undefined,
  read: (text: string) => Result,
): Result | undefined => (text === undefined ? undefined : read(text));

/** Applies the rules for single documents. */
function checkDocument(document: ContentDocument, site: Site, report: Report): CheckedDocument {
  const { kind } = document;
  const compiledBody = compileMarkdown(document.tree, {
    model: site.options.model,
    facts: site.facts,
    variant: ALL_VARIANTS,
    headingLevel: kind.headingLevel,
    idPrefix: '',
  });
  const fieldBlocks = document.texts.map((text) => {
    const isAlwaysVisible = Boolean(metaOf(kind.frontMatter, text.field)?.alwaysVisible);
    return textBlockOf([text], isAlwaysVisible);
  });
  const bodyBlocks = textBlocksOfBody(compiledBody, document);
  for (const rule of RULES) rule({ ...document, compiledBody, bodyBlocks, fieldBlocks }, site, report);
  return checkedDocument(document, compiledBody);
}
