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
import type { RecordFacts, VersionName } from '../legal-record';
import { checkLinks } from './addresses';
import { anchorsOf } from './anchors';
import { withoutTrees, type CheckedDocument } from './checked-document';
import type { ContentCheckOptions } from './options';
import { pagesOf } from './pages-of';
import { policySchema } from './policy';
import { readText } from './read-text';
import { makeAnew, type Remember } from './remember';
import { allowedComponents } from './rules/components';
import { typedDates } from './rules/dates';
import { checkSiteFacts, typedFacts } from './rules/facts';
import { headings, images, links, unsupported } from './rules/markdown';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { neededFiles, requireFiles, requireUniqueFields } from './rules/whole-collection';
import { wording } from './rules/wording';
import { proseOf, proseOfPage } from './visible-text';

/** The rules for a single document. */
const RULES: readonly Rule[] = [
  allowedComponents,
  headings,
  unsupported,
  links,
  images,
  typedFacts,
  typedDates,
  review,
  wording,
];

const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^dictionary\.txt$|^legal\/record\/|(^|\/)\./;

/** Whether a file is checked, by its path below `content/`. */
export const isChecked = (file: string): boolean => !NOT_CHECKED.test(file);

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
  /** The facts of site.yaml when it is valid. */
  facts: RecordFacts | undefined;
}

/**
 * Checks the content, but not the legal record. Documents are checked once site.yaml and policy.yaml are valid, and links
 * to anchors once all documents can be parsed. It needs nothing of Node, so it also runs in browsers.
 *
 * @param versions the recorded versions of legal documents, to which links may point
 */
export function checkFiles(
  files: ContentFiles,
  options: ContentCheckOptions,
  versions: readonly VersionName[],
): CheckedContent {
  const checked = checkWithMemory(files, options, versions, makeAnew);
  return { ...checked, findings: limitFindings(checked.findings) };
}

/**
 * Like checkFiles, with all findings, sorted, however many a file has.
 *
 * @param remember what was made of the same files in an earlier check with the same memory is not made again
 */
export function checkWithMemory(
  { content, staticFiles }: ContentFiles,
  options: ContentCheckOptions,
  versions: readonly VersionName[],
  remember: Remember,
): CheckedContent {
  const { model } = options;
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);

  /** Takes a step of the check that depends on its inputs only, and keeps its findings. */
  function check<Result>(
    step: string,
    file: string,
    inputs: readonly unknown[],
    make: (report: Report) => Result,
  ): Result {
    const { result, found } = remember(`${step} ${file}`, inputs, () => {
      const found: Finding[] = [];
      return { result: make(reportTo(found, `content/${file}`)), found };
    });
    findings.push(...found);
    return result;
  }

  const names = Object.keys(content).filter(isChecked).sort();
  const entries = names.map((name) => {
    const source = content[name];
    const text =
      source === undefined ? undefined : check('text', name, [source], (report) => readText(source, report));
    return [name, text] as const;
  });
  const { [SITE_FACTS]: factsYaml, [POLICY]: policyYaml, ...texts } = Object.fromEntries(entries);

  const ofSite =
    factsYaml === undefined
      ? undefined
      : check('fields', SITE_FACTS, [factsYaml, model], (report) => readYaml(factsYaml, model.facts, report));
  const facts = ofSite?.value as RecordFacts | undefined;
  const policyFiles = [...names, ...neededFiles(model)];
  const policy =
    policyYaml === undefined
      ? undefined
      : check('fields', POLICY, [policyYaml, policyFiles.join('\n')], (report) =>
          readYaml(policyYaml, policySchema(policyFiles), report),
        )?.value;
  const site =
    facts &&
    policy &&
    remember('site', [facts, policy, options, staticFiles.join('\n')], () => {
      return { facts, policy, options, files: new Set(staticFiles) };
    });

  const documents = new Map<string, CheckedDocument>();
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const document = check('document', name, [text, model], (report) =>
      readDocument(name, text, model.kinds, report),
    );
    if (!document || !site) continue;
    documents.set(
      name,
      check('rules', name, [document, site], (report) => checkDocument(document, site, report)),
    );
  }
  const all = [...documents.values()];
  requireFiles(names, model, reportIn);
  requireUniqueFields(all, reportIn);
  if (site && ofSite) {
    checkSiteFacts(ofSite, site, reportIn(SITE_FACTS), (file) => reportTo(findings, file));
    const pages = pagesOf(options.pages, Object.keys(texts));
    const found = anchorsOf(all, pages, reportIn);
    const isComplete = all.length === Object.keys(texts).length;
    const addresses = { ...site, anchors: isComplete ? found : undefined, documents, pages, versions };
    for (const document of all) checkLinks(document, addresses, reportIn(document.file));
  }
  return { files: names.length, findings: sortFindings(findings), documents, facts };
}

function checkDocument(document: ContentDocument, site: Site, report: Report): CheckedDocument {
  const { kind } = document;
  const { facts, options } = site;
  const page = compileMarkdown(document.tree, {
    model: options.model,
    facts,
    variant: ALL_VARIANTS,
    headingLevel: kind.headingLevel,
    idPrefix: '',
  });
  const fields = document.texts.map((text) => {
    const isVisible = Boolean(metaOf(kind.frontMatter, text.field)?.alwaysVisible);
    return proseOf([text], isVisible);
  });
  const compiled = { ...document, page, prose: proseOfPage(page, document), fields };
  for (const rule of RULES) rule(compiled, site, report);
  return withoutTrees(document, page);
}
