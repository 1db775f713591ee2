import {
  compileMarkdown,
  headingLevelOf,
  nearestMeta,
  readDocument,
  readYaml,
  reportTo,
  SITE_FACTS_FILE,
  type ContentDocument,
  type Facts,
  type Finding,
  type Report,
  type YamlReading,
} from '../mdx-content';
import { collectAnchors } from './anchors';
import { CheckSteps } from './check-steps';
import { toCheckedDocument, type CheckedDocument } from './checked-document';
import type { CheckedKind, CheckedModel } from './checked-model';
import { checkLinkTargets } from './link-targets';
import { limitFindings, sortFindings } from './list-findings';
import { withoutMemory, type Memoize } from './memoize';
import type { ContentCheckOptions } from './options';
import { pagesOf } from './pages-of';
import { POLICY_FILE, policySchema, type Policy } from './policy';
import { readText } from './read-text';
import { checkComponents } from './rules/components';
import {
  checkHeadings,
  checkImages,
  checkIncompleteLinks,
  checkLinkWords,
  checkUnsupportedMarkdown,
} from './rules/markdown';
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
  checkIncompleteLinks,
  checkImages,
  checkTypedFacts,
  checkTypedDates,
  checkReviewDate,
  checkWordings,
];

/** Matches what is no content: guides and word lists beside the folders, and hidden files. */
const UNCHECKED_FILES = /^[^/]+\.(?:md|txt)$|(^|\/)\./;

/** @param file path below `content/` */
export const isChecked = (
  file: string,
  { uncheckedFolders = [] }: Pick<ContentCheckOptions, 'uncheckedFolders'>,
): boolean => !UNCHECKED_FILES.test(file) && !uncheckedFolders.some((folder) => file.startsWith(folder));

export interface ContentFiles {
  /**
   * The texts of the files in content/ by their paths below it; undefined for a file that is no text,
   * or was not read because it is not checked.
   */
  content: Readonly<Record<string, string | undefined>>;
  /** The files in static/, each with a leading slash. */
  staticFiles: readonly string[];
}

export interface CheckedContent {
  /** The number of files that were checked. */
  fileCount: number;
  findings: Finding[];
  /** The documents of the site by their path below `content/`. */
  documents: ReadonlyMap<string, CheckedDocument>;
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: Facts | undefined;
}

/**
 * Checks the content, without `furtherChecks`. Documents are checked once site.yaml and policy.yaml
 * are valid, and links to anchors once all documents can be read. It uses nothing of Node, so it also
 * runs in browsers.
 */
export function checkFiles(files: ContentFiles, options: ContentCheckOptions): CheckedContent {
  const checked = checkFilesMemoized(files, options, withoutMemory);
  return { ...checked, findings: limitFindings(checked.findings) };
}

/**
 * Checks files as checkFiles does, and lists all findings, however many a file has.
 *
 * @param memoize remembers the steps of earlier checks, so that only those are taken again
 *   whose inputs have changed
 */
export function checkFilesMemoized(
  { content, staticFiles }: ContentFiles,
  options: ContentCheckOptions,
  memoize: Memoize,
): CheckedContent {
  const { model, furtherTargets } = options;
  const steps = new CheckSteps(memoize);
  const texts = readTexts(content, options, steps);
  const files = [...texts.keys()];
  const siteYaml = readSiteYaml(texts.get(SITE_FACTS_FILE), model, steps);
  const policy = readPolicy(texts.get(POLICY_FILE), files, model, steps);
  const facts = siteYaml?.value;
  const site = facts && policy && siteOf(facts, policy, options, staticFiles, memoize);
  const documentFiles = files.filter((file) => file !== SITE_FACTS_FILE && file !== POLICY_FILE);
  const documents = new Map<string, CheckedDocument>();
  for (const file of documentFiles) {
    const document = readAndCheckDocument(file, texts.get(file), model, site, steps);
    if (document) documents.set(file, document);
  }
  requireFiles(files, model, steps.reportIn);
  requireUniqueFields([...documents.values()], steps.reportIn);
  if (site) {
    const reportInProject = (file: string) => reportTo(steps.findings, file);
    checkSiteFacts(siteYaml, site, steps.reportIn(SITE_FACTS_FILE), reportInProject);
    const furtherPaths = furtherTargets?.pathsOf(Object.keys(content), documents) ?? [];
    checkLinks(documents, documentFiles, site, furtherPaths, steps);
  }
  return { fileCount: files.length, findings: sortFindings(steps.findings), documents, facts };
}

/** @returns the normalized texts by file; undefined for a file that cannot be read, which is reported */
function readTexts(
  content: ContentFiles['content'],
  options: ContentCheckOptions,
  steps: CheckSteps,
): ReadonlyMap<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  const files = Object.keys(content).filter((file) => isChecked(file, options));
  for (const file of files.sort()) {
    const source = content[file];
    const read = (report: Report) => (source === undefined ? undefined : readText(source, report));
    texts.set(file, steps.runStep('text', file, [source], read));
  }
  return texts;
}

function readSiteYaml(
  yaml: string | undefined,
  model: CheckedModel,
  steps: CheckSteps,
): YamlReading<Facts> | undefined {
  if (yaml === undefined) return undefined;
  return steps.runStep('fields', SITE_FACTS_FILE, [yaml, model], (report) =>
    readYaml(yaml, model.factsSchema, report),
  );
}

/** @param files all files, which the policy may name */
function readPolicy(
  yaml: string | undefined,
  files: readonly string[],
  model: CheckedModel,
  steps: CheckSteps,
): Policy | undefined {
  if (yaml === undefined) return undefined;
  // The policy may also name a required file that is missing, which is reported as such.
  const nameable = [...files, ...requiredFiles(model)];
  const reading = steps.runStep('fields', POLICY_FILE, [yaml, nameable.join('\n')], (report) =>
    readYaml(yaml, policySchema(nameable), report),
  );
  return reading?.value;
}

/** @returns the identical object for the same inputs, because the site itself is an input of later steps */
const siteOf = (
  facts: Facts,
  policy: Policy,
  options: ContentCheckOptions,
  staticFiles: readonly string[],
  memoize: Memoize,
): Site =>
  memoize('site', [facts, policy, options, staticFiles.join('\n')], () => ({
    facts,
    policy,
    options,
    staticFiles: new Set(staticFiles),
  }));

/**
 * Reads a document and applies the rules for single documents.
 *
 * @param source undefined for a file that cannot be read
 * @param site undefined while site.yaml or policy.yaml has a mistake. Then only the syntax of
 *   the document is checked.
 * @returns undefined when the rules were not applied
 */
function readAndCheckDocument(
  file: string,
  source: string | undefined,
  model: CheckedModel,
  site: Site | undefined,
  steps: CheckSteps,
): CheckedDocument | undefined {
  if (source === undefined) return undefined;
  const document = steps.runStep('document', file, [source, model], (report) =>
    readDocument(file, source, model, report),
  );
  if (!document || !site) return undefined;
  return steps.runStep('rules', file, [document, site], (report) => checkDocument(document, site, report));
}

/**
 * Reports ids that would occur twice on a page, and links that lead nowhere.
 *
 * @param files all documents, also those that cannot be read
 * @param furtherPaths the paths of further pages
 */
function checkLinks(
  documents: ReadonlyMap<string, CheckedDocument>,
  files: readonly string[],
  site: Site,
  furtherPaths: readonly string[],
  steps: CheckSteps,
): void {
  const { pages } = site.options;
  const allDocuments = [...documents.values()];
  const allPages = pagesOf(pages, files);
  const anchors = collectAnchors(allDocuments, allPages, steps.reportIn);
  const targets = {
    ...site,
    anchors: documents.size === files.length ? anchors : undefined,
    pages: allPages,
    furtherPaths,
  };
  for (const document of allDocuments) checkLinkTargets(document, targets, steps.reportIn(document.file));
}

/** Applies the rules for single documents. */
function checkDocument(document: ContentDocument<CheckedKind>, site: Site, report: Report): CheckedDocument {
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
