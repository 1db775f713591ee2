import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecord } from '../legal-record/check-record';
import { readRecord, type LegalRecord } from '../legal-record/read-record';
import { readDocument } from '../parse/content-document';
import { reportTo, sortFindings, type Finding, type Report } from '../parse/finding';
import { readYaml } from '../parse/read-yaml';
import { decode } from '../parse/source-text';
import { editorialFields } from '../fields';
import { NEEDED_FILES } from '../kinds';
import { siteFacts } from '../site-facts';
import { destinations } from './addresses';
import { anchorsOf } from './anchors';
import { compileStates, outlineOf, type Outline } from './outline';
import { checkNames } from './names';
import { policySchema } from './policy';
import { proseOf, proseOfPage, sourceOf } from './prose';
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
 * As checkAll, without the legal record.
 *
 * @param record the legal record, whose versions links may point to; by default, it is read for the first such link
 * @returns the number of files, the findings by file, the documents, and the facts of site.yaml when it is valid
 */
export async function checkContent(root: string, record?: LegalRecord) {
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const names = checkNames(root, reportIn).filter((name) => !NOT_CHECKED.test(name));
  const files = checkNames(`${root}/../static`, (file) => reportTo(findings, `static/${file}`));
  if (names.length === 0) throw new Error(`There is no content in the folder ${root}.`);
  const read = async (name: string) => decode(await readFile(path.join(root, name)), reportIn(name));
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const { [SITE_FACTS]: factsYaml, [POLICY]: policyYaml, ...sources } = Object.fromEntries(entries);
  const facts = factsYaml === undefined ? undefined : readYaml(factsYaml, siteFacts, reportIn(SITE_FACTS));
  const site: Site = {
    facts: facts?.value,
    policy:
      policyYaml === undefined
        ? undefined
        : readYaml(policyYaml, policySchema([...names, ...NEEDED_FILES]), reportIn(POLICY)).value,
    files: new Set(files.map((file) => `/${file}`)),
  };

  const documents = Object.entries(sources).flatMap(([name, source]) =>
    source === undefined ? [] : checkDocument(name, source, site, reportIn(name)),
  );
  neededFiles(names, reportIn);
  distinctOrders(documents, reportIn);
  const anchors = anchorsOf(documents, reportIn);
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const addresses = { ...site, anchors, documents: byFile, record: () => (record ??= readRecord(root)) };
  for (const document of documents) destinations(document, addresses, reportIn(document.file));
  if (facts) checkFacts(facts, documents, site.policy, reportIn(SITE_FACTS));
  return {
    files: names.length,
    findings: sortFindings(findings),
    documents: byFile,
    facts: site.facts,
  };
}

/** @returns the outline, unless the site shows no such file */
function checkDocument(name: string, source: string, site: Site, report: Report): Outline[] {
  const document = readDocument(name, source, report);
  if (!document) return [];
  const pages = compileStates(document, site.facts);
  const states = pages.map((page) => proseOfPage(page, document));
  const distinct = new Map(
    states.flat().map((prose) => [JSON.stringify([prose.text, sourceOf(prose, 0)]), prose]),
  );
  const shown = document.texts.filter(({ field }) => !(field in editorialFields));
  const fields = shown.map((text) => proseOf([text], SEEN_BY_ALL.includes(text.field)));
  const texts = { document, pages, states, body: [...distinct.values()], fields };
  for (const rule of RULES) rule(texts, site, report);
  if (site.policy) wording(texts, site.policy, report);
  return [outlineOf(document, pages)];
}
