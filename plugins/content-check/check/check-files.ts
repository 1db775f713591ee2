import { SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import { reportTo } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
import type { CheckedContent } from '../checked-content';
import type { CheckedDocument } from '../checked-document';
import { linksInFields } from '../links/document-links';
import { checkLinkTargets } from '../links/link-targets';
import { collectAnchors } from '../links/page-anchors';
import { pagesOf } from '../links/pages';
import type { ContentCheckOptions } from '../options';
import { readDocument } from '../parse/read-document';
import type { TextField } from '../parse/read-yaml';
import { POLICY_FILE, type Policy } from '../policy';
import { requireFiles } from '../rules/required-files';
import type { Site } from '../rules/rule';
import { checkSiteYaml } from '../rules/site-yaml';
import { requireUniqueFields } from '../rules/unique-fields';
import { checkDocument } from './check-document';
import { CheckSteps } from './check-steps';
import { withoutMemory, type Memoize } from './memoize';
import { readPolicy, readSiteYaml, readTexts, type ContentFiles } from './read-files';
import { limitFindings, sortFindings } from './sort-and-limit-findings';

/**
 * Checks the content, without `additionalChecks`. Documents are checked once site.yaml and policy.yaml are
 * valid, and links to anchors once all documents can be read. It uses nothing of Node, so it also runs in
 * browsers.
 */
export function checkFiles(files: ContentFiles, options: ContentCheckOptions): CheckedContent {
  const checked = checkFilesMemoized(files, options, withoutMemory);
  return { ...checked, findings: limitFindings(checked.findings) };
}

/**
 * Checks files as checkFiles does, and lists all findings, however many a file has.
 *
 * @param memoize remembers the steps of earlier checks, so that only steps with changed inputs are taken
 *   again
 */
export function checkFilesMemoized(
  { content, staticFiles }: ContentFiles,
  options: ContentCheckOptions,
  memoize: Memoize,
): CheckedContent {
  const { model, uncheckedPages } = options;
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
    checkSiteYaml(siteYaml, site, steps.reportIn(SITE_FACTS_FILE), reportInProject);
    const uncheckedPaths = uncheckedPages?.pathsOf(Object.keys(content), documents) ?? [];
    checkAnchorsAndLinks({
      documents,
      files: documentFiles,
      textsOfSiteYaml: siteYaml.texts,
      site,
      uncheckedPaths,
      steps,
    });
  }
  return { fileCount: files.length, findings: sortFindings(steps.findings), documents, facts };
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
 * @param source undefined for a file that can't be read
 * @param site undefined while site.yaml or policy.yaml has a mistake. Then only the syntax of the document is
 *   checked.
 * @returns undefined when the rules weren't applied
 */
function readAndCheckDocument(
  file: string,
  source: string | undefined,
  model: CheckableModel,
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

interface CheckAcrossDocuments {
  documents: ReadonlyMap<string, CheckedDocument>;
  /** The paths of all documents below `content/`, including unreadable ones. */
  files: readonly string[];
  textsOfSiteYaml: readonly TextField[];
  site: Site;
  /** The paths of pages whose content isn't checked. */
  uncheckedPaths: readonly string[];
  steps: CheckSteps;
}

/** Reports ids that would occur twice on a page, and links that lead nowhere. */
function checkAnchorsAndLinks({
  documents,
  files,
  textsOfSiteYaml,
  site,
  uncheckedPaths,
  steps,
}: CheckAcrossDocuments): void {
  const { model, pages, siteUrl } = site.options;
  const allDocuments = [...documents.values()];
  const allPages = pagesOf(pages, files);
  const anchors = collectAnchors(allDocuments, allPages, steps.reportIn);
  const targets = {
    ...site,
    siteUrl: siteUrl?.(site.facts),
    anchors: documents.size === files.length ? anchors : undefined,
    pages: allPages,
    uncheckedPaths,
  };
  const siteYaml = {
    file: SITE_FACTS_FILE,
    name: 'site',
    links: linksInFields(textsOfSiteYaml, model.factsSchema),
  };
  for (const source of [siteYaml, ...allDocuments]) {
    checkLinkTargets(source, targets, steps.reportIn(source.file));
  }
}
