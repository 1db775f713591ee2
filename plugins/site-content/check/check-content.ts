import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMarkdown } from '../compile/compile-body';
import { checkRecord } from '../legal-record/check-record';
import { readRecord } from '../legal-record/read-record';
import { readDocument, type ContentDocument } from '../parse/content-document';
import { limitFindings, reportTo, sortFindings, type Finding, type Report } from '../parse/finding';
import { readYaml } from '../parse/read-yaml';
import { NEEDED_FILES } from '../kinds';
import { siteFacts } from '../site-facts';
import { destinations } from './addresses';
import { anchorsOf } from './anchors';
import { outlineOf, type Outline } from './outline';
import { checkNames } from './names';
import { decode } from './source';
import { policySchema } from './policy';
import { proseOf, proseOfPage } from './prose';
import { distinctOrders, neededFiles } from './rules/collection';
import { components } from './rules/components';
import { hiddenCharacters } from './rules/characters';
import { typedDates } from './rules/dates';
import { checkFacts, typedFacts } from './rules/facts';
import { headings, images, links, unsupported } from './rules/markdown';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { wording } from './rules/wording';

/** The rules for a single document. */
const RULES: readonly Rule[] = [
  components,
  headings,
  unsupported,
  links,
  images,
  typedFacts,
  typedDates,
  hiddenCharacters,
  review,
  wording,
];

const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^dictionary\.txt$|^legal\/record\//;

/** Fields that every visitor of their page reads. */
const SEEN_BY_ALL = ['heading', 'question', 'summary'];

/** The documents of the site by their path below `content/`. */
export type Documents = ReadonlyMap<string, Outline>;

/**
 * Checks the content and the legal record.
 *
 * @param root the folder `content`; links may point to files in the folder `static` beside it
 * @param record the legal record to compare with; by default, the one in the folder
 * @returns the record, which is read once; the documents that can be recorded; and what checkContent returns
 * @throws Error when the folder cannot be read
 */
export async function checkAll(root: string, record = readRecord(root)) {
  const content = await checkContent(root, record);
  const ofRecord = checkRecord(root, content, record);
  return { ...content, ...ofRecord, findings: sortFindings([...content.findings, ...ofRecord.findings]) };
}

/**
 * As checkAll, without the legal record. Documents are checked once site.yaml and policy.yaml are valid, and links to
 * anchors once all documents can be parsed.
 *
 * @param record the legal record, whose versions links may point to
 * @returns the number of files, the findings by file, the documents, and the facts of site.yaml when it is valid
 */
export async function checkContent(root: string, record = readRecord(root)) {
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const names = checkNames(root, reportIn).filter((name) => !NOT_CHECKED.test(name));
  const files = checkNames(`${root}/../static`, (file) => reportTo(findings, `static/${file}`));
  if (names.length === 0) throw new Error(`There is no content in the folder ${root}.`);
  const read = async (name: string) => decode(await readFile(path.join(root, name)), reportIn(name));
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const { [SITE_FACTS]: factsYaml, [POLICY]: policyYaml, ...sources } = Object.fromEntries(entries);
  const ofSite = factsYaml === undefined ? undefined : readYaml(factsYaml, siteFacts, reportIn(SITE_FACTS));
  const facts = ofSite?.value;
  const policy =
    policyYaml === undefined
      ? undefined
      : readYaml(policyYaml, policySchema([...names, ...NEEDED_FILES]), reportIn(POLICY))?.value;
  const site = facts && policy && { facts, policy, files: new Set(files.map((file) => `/${file}`)) };

  const outlines = Object.entries(sources).flatMap(([name, source]) => {
    const report = reportIn(name);
    const document = source === undefined ? undefined : readDocument(name, source, report);
    return document && site ? checkDocument(document, site, report) : [];
  });
  const documents: Documents = new Map(outlines.map((document) => [document.file, document]));
  neededFiles(names, reportIn);
  distinctOrders(outlines, reportIn);
  if (site && ofSite) checkFacts(ofSite, outlines, site, reportIn(SITE_FACTS));
  if (site) {
    const all = anchorsOf(outlines, reportIn);
    const anchors = outlines.length === Object.keys(sources).length ? all : undefined;
    const addresses = { ...site, anchors, documents, record };
    for (const document of outlines) destinations(document, addresses, reportIn(document.file));
  }
  return { files: names.length, findings: limitFindings(sortFindings(findings)), documents, facts };
}

function checkDocument(document: ContentDocument, site: Site, report: Report): Outline {
  const { headingLevel } = document.kind;
  const facts = { ...site.facts, signUps: 'any' as const };
  const page = compileMarkdown(document.tree, { facts, headingLevel, idPrefix: '' });
  const fields = document.texts.map((text) => proseOf([text], SEEN_BY_ALL.includes(text.field)));
  const compiled = { ...document, page, prose: proseOfPage(page, document), fields };
  for (const rule of RULES) rule(compiled, site, report);
  return outlineOf(document, page);
}
