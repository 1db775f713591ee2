import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ALL_VARIANTS,
  compileMarkdown,
  limitFindings,
  listFiles,
  metaOf,
  readDocument,
  readYaml,
  reportTo,
  sortFindings,
  type ContentDocument,
  type Finding,
  type Report,
} from '../mdx-content';
import { checkRecord, readRecord, type LegalRecord, type RecordFacts } from '../legal-record';
import { checkLinks } from './addresses';
import { anchorsOf } from './anchors';
import { withoutTrees, type CheckedDocument } from './checked-document';
import { decodeFile } from './decode-file';
import type { ContentCheckOptions } from './options';
import { policySchema } from './policy';
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
 * Checks the content and the legal record.
 *
 * @param root the folder `content`; links may point to files in the folder `static` beside it
 * @param record the legal record to compare the texts with, where it is not the one in the folder
 * @returns what checkContent returns, with the record and the documents that can be recorded
 * @throws Error when the folder cannot be read
 */
export async function checkAll(
  root: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(root, options.record.documents),
) {
  const { model, record: recordOptions, today } = options;
  const content = await checkContent(root, options, record);
  const ofRecord = checkRecord(root, content, record, { ...recordOptions, model, today });
  return { ...content, ...ofRecord, findings: sortFindings([...content.findings, ...ofRecord.findings]) };
}

/**
 * Like checkAll, without the legal record. Documents are checked once site.yaml and policy.yaml are valid, and links to
 * anchors once all documents can be parsed.
 *
 * @param record the legal record, whose versions links may point to
 * @throws Error when the folder cannot be read
 */
export async function checkContent(
  root: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(root, options.record.documents),
): Promise<CheckedContent> {
  const { model, pages } = options;
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const names = listFiles(root).filter((name) => !NOT_CHECKED.test(name));
  if (names.length === 0) throw new Error(`There is no content in the folder ${root}.`);
  const read = async (name: string) => decodeFile(await readFile(path.join(root, name)), reportIn(name));
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const { [SITE_FACTS]: factsYaml, [POLICY]: policyYaml, ...sources } = Object.fromEntries(entries);

  const ofSite = factsYaml === undefined ? undefined : readYaml(factsYaml, model.facts, reportIn(SITE_FACTS));
  const facts = ofSite?.value as RecordFacts | undefined;
  const policyFiles = [...names, ...neededFiles(model)];
  const policy =
    policyYaml === undefined
      ? undefined
      : readYaml(policyYaml, policySchema(policyFiles), reportIn(POLICY))?.value;
  const staticFiles = listFiles(`${root}/../static`).map((file) => `/${file}`);
  const site = facts && policy && { facts, policy, options, files: new Set(staticFiles) };

  const documents = new Map<string, CheckedDocument>();
  for (const [name, source] of Object.entries(sources)) {
    if (source === undefined) continue;
    const document = readDocument(name, source, model.kinds, reportIn(name));
    if (document && site) documents.set(name, checkDocument(document, site, reportIn(name)));
  }
  const all = [...documents.values()];
  requireFiles(names, model, reportIn);
  requireUniqueFields(all, reportIn);
  if (site && ofSite) {
    checkSiteFacts(ofSite, site, reportIn(SITE_FACTS), (file) => reportTo(findings, file));
    const found = anchorsOf(all, pages, reportIn);
    const isComplete = all.length === Object.keys(sources).length;
    const addresses = { ...site, anchors: isComplete ? found : undefined, documents, record };
    for (const document of all) checkLinks(document, addresses, reportIn(document.file));
  }
  return { files: names.length, findings: limitFindings(sortFindings(findings)), documents, facts };
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
