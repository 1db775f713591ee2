import { checkRecord, type CheckedRecord } from '../legal-record/check-record';
import { LinkedVersions } from '../legal-record/linked-versions';
import { readRecord, type LegalRecord } from '../legal-record/read-record';
import { readDocument } from '../parse/content-document';
import { FILE_START, reportTo, sortFindings, type Finding, type Report } from '../parse/finding';
import { listFiles, readFiles } from '../parse/list-files';
import type { YamlReading } from '../parse/read-yaml';
import { decode } from '../parse/source-text';
import { readFacts, type SiteFacts } from '../site-facts';
import { anchorsOf, destinations } from './addresses';
import { outlineOf, type Outline } from './outline';
import { readPolicy } from './policy';
import { proseOfBody, proseOfField } from './prose';
import { distinctQuestions, neededFiles, notPublished, openFacts, passedLaunch } from './rules/collection';
import { components } from './rules/components';
import { brandInField, facts } from './rules/facts';
import { images } from './rules/images';
import { links } from './rules/links';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { footnotes, headings } from './rules/structure';
import { wording, wordingOfFacts } from './rules/wording';

/** The rules for a single document. */
const RULES: readonly Rule[] = [components, headings, footnotes, links, images, facts, wording, review];

const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^dictionary\.txt$|^legal\/record\/|(?:^|\/)\./;

/** The documents of the site by their path below `content/`. */
export type Documents = ReadonlyMap<string, Outline>;

export interface CheckedContent {
  /** The number of content files. */
  files: number;
  /** Sorted by file. */
  findings: Finding[];
  documents: Documents;
  /** Of site.yaml, when it is valid. */
  facts: SiteFacts | undefined;
}

/**
 * Checks the content and the legal record.
 *
 * @param root the folder `content`; links may point to files in the folder `static` beside it
 * @param record the legal record to compare with; by default, the one in the folder
 * @returns the record, which is read once; the documents that can be recorded; and what checkContent returns
 * @throws Error when the folder cannot be read
 */
export async function checkAll(
  root: string,
  record = readRecord(root),
): Promise<CheckedContent & CheckedRecord> {
  const content = await checkContent(root, record);
  const ofRecord = checkRecord(root, content, record);
  return { ...content, ...ofRecord, findings: sortFindings([...content.findings, ...ofRecord.findings]) };
}

/**
 * As checkAll, without the legal record.
 *
 * @param record the legal record, whose versions links may point to; by default, it is read for the first such link
 */
export async function checkContent(root: string, record?: LegalRecord): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const [files, staticFiles] = await Promise.all([
    readFiles(root, NOT_CHECKED),
    listFiles(`${root}/../static`),
  ]);
  const names = files.map(({ name }) => name);
  const sources = new Map(files.map(({ name, bytes }) => [name, decode(bytes, reportIn(name))]));

  const readNeeded = <Reading>(
    file: string,
    what: string,
    read: (yaml: string, report: Report) => Reading,
  ) => {
    const yaml = sources.get(file);
    sources.delete(file);
    if (yaml !== undefined) return read(yaml, reportIn(file));
    reportIn(file)(FILE_START, {
      rule: 'missing-file',
      message: `the file with ${what} is missing or cannot be read`,
      help: `Bring content/${file} back from an earlier version.`,
    });
    return undefined;
  };
  const siteFacts = readNeeded(SITE_FACTS, 'the facts of the site', readFacts);
  const site: Site = {
    facts: siteFacts?.value,
    policy: readNeeded(POLICY, 'the wording rules', (yaml, report) => readPolicy(yaml, names, report)),
    files: new Set(staticFiles.map((file) => `/${file}`)),
  };

  const documents = [...sources].flatMap(([name, source]) =>
    source === undefined ? [] : checkDocument(name, source, site, reportIn(name)),
  );
  neededFiles(names, reportIn);
  distinctQuestions(documents, reportIn);
  const versions = new LinkedVersions(() => (record ??= readRecord(root)), documents);
  const addresses = { anchors: anchorsOf(documents, reportIn), versions, files: site.files };
  for (const document of documents) destinations(document, addresses, reportIn(document.file));
  if (siteFacts) checkFacts(siteFacts, documents, site, reportIn(SITE_FACTS));
  return {
    files: files.length,
    findings: sortFindings(findings),
    documents: new Map(documents.map((document) => [document.file, document])),
    facts: site.facts,
  };
}

/** @returns the outline, unless the site shows no such file */
function checkDocument(name: string, source: string, site: Site, report: Report): Outline[] {
  const document = readDocument(name, source, report);
  if (!document) return [];
  const texts = {
    document,
    outline: outlineOf(document, site.facts),
    body: proseOfBody(document, site.facts),
    fields: document.texts.map(proseOfField),
  };
  for (const rule of RULES) rule(texts, site, report);
  return [texts.outline];
}

function checkFacts(
  { value: siteFacts, texts, placeOf }: YamlReading<SiteFacts>,
  documents: readonly Outline[],
  { policy }: Site,
  report: Report,
): void {
  const prose = texts.filter(({ path }) => path[0] !== 'brand').map(proseOfField);
  if (policy) wordingOfFacts(prose, policy, report);
  if (!siteFacts) return;
  for (const field of prose) brandInField(field, siteFacts, report);
  openFacts(documents, siteFacts, report);
  notPublished(siteFacts, placeOf(['unpublished']), report);
  passedLaunch(documents, siteFacts, placeOf(['launchBy']), report);
}
