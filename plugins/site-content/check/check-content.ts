import { LinkedVersions } from '../legal-record/linked-versions';
import { readRecord, type LegalRecord } from '../legal-record/read-record';
import { readDocument, type ContentDocument } from '../parse/content-document';
import { FILE_START, reportTo, sortFindings, type Finding, type Report } from '../parse/finding';
import { listFiles, readFiles } from '../parse/list-files';
import { readFacts } from '../parse/read-content';
import type { YamlReading } from '../parse/read-yaml';
import { decode } from '../parse/source-text';
import type { SiteFacts } from '../schemas';
import { addressesOf } from './addresses';
import { outlineOf, type Outline } from './outline';
import { readPolicy } from './policy';
import { expandFacts, proseOfBody, proseOfField } from './prose';
import { distinctAnchors, distinctQuestions, neededFiles, openPostalAddress } from './rules/collection';
import { components } from './rules/components';
import { brandInField, facts } from './rules/facts';
import { images } from './rules/images';
import { destinations, links } from './rules/links';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { footnotes, headings } from './rules/structure';
import { wording, wordingOfFacts } from './rules/wording';

/** The rules for a single document. */
const RULES: readonly Rule[] = [components, headings, footnotes, links, images, facts, wording, review];

const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^dictionary\.txt$|^legal\/record\/|(?:^|\/)\./;

type ReportIn = (file: string) => Report;

/**
 * Checks all files of a content folder but the legal record.
 *
 * @param root the folder `content`; links may point to files in the folder `static` beside it
 * @param record the legal record, whose versions links may point to; by default, it is read for the first such link
 * @returns the number of files, and the findings sorted by file
 * @throws Error when the folder cannot be read
 */
export async function checkContent(
  root: string,
  record?: LegalRecord,
): Promise<{ files: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const reportIn = (file: string) => reportTo(findings, `content/${file}`);
  const [files, staticFiles] = await Promise.all([
    readFiles(root, NOT_CHECKED),
    listFiles(`${root}/../static`),
  ]);
  const names = files.map(({ name }) => name);
  const sources = new Map(files.map(({ name, bytes }) => [name, decode(bytes, reportIn(name))]));

  const siteFacts = readSite(sources.get(SITE_FACTS), reportIn);
  const policy = readPolicy(sources.get(POLICY), names, reportIn(POLICY));
  const site: Site = {
    files: new Set(staticFiles.map((file) => `/${file}`)),
    expand: expandFacts(siteFacts?.value ?? {}),
    ...(siteFacts?.value && { facts: siteFacts.value }),
    ...(policy && { policy }),
  };
  const documents: Outline[] = [];
  for (const [name, source] of sources) {
    if (source === undefined || name === SITE_FACTS || name === POLICY) continue;
    const document = readDocument(name, source, reportIn(name));
    if (document) documents.push(checkDocument(document, site, reportIn(name)));
  }
  const versions = new LinkedVersions(() => (record ??= readRecord(root)), documents);
  checkTogether(documents, versions, names, site, reportIn);
  if (siteFacts) checkFacts(siteFacts, documents, site, reportIn(SITE_FACTS));
  return { files: files.length, findings: sortFindings(findings) };
}

function readSite(yaml: string | undefined, reportIn: ReportIn): YamlReading<SiteFacts> | undefined {
  if (yaml !== undefined) return readFacts(yaml, reportIn(SITE_FACTS));
  reportIn(SITE_FACTS)(FILE_START, {
    rule: 'missing-file',
    message: 'the file with the facts of the site is missing or cannot be read',
    help: 'Bring content/site.yaml back from an earlier version.',
  });
  return undefined;
}

/** @returns the outline only: the trees of thousands of documents would fill the memory */
function checkDocument(document: ContentDocument, site: Site, report: Report): Outline {
  const texts = {
    document,
    outline: outlineOf(document, site.expand),
    body: proseOfBody(document.nodes, document.body, site.expand),
    fields: document.texts.map(proseOfField),
  };
  for (const rule of RULES) rule(texts, site, report);
  return texts.outline;
}

/** The rules for all documents together. */
function checkTogether(
  documents: readonly Outline[],
  versions: LinkedVersions,
  names: readonly string[],
  { files }: Site,
  reportIn: ReportIn,
): void {
  const { addresses, clashes } = addressesOf(documents, versions, files);
  neededFiles(names, reportIn);
  distinctQuestions(documents, reportIn);
  distinctAnchors(clashes, reportIn);
  for (const document of documents) destinations(document, addresses, reportIn(document.file));
}

function checkFacts(
  { value: siteFacts, texts }: YamlReading<SiteFacts>,
  documents: readonly Outline[],
  { policy }: Site,
  report: Report,
): void {
  const prose = texts.filter(({ path }) => path[0] !== 'brand').map(proseOfField);
  if (policy) wordingOfFacts(prose, policy, report);
  if (!siteFacts) return;
  for (const field of prose) brandInField(field, siteFacts, report);
  if (!siteFacts.postalAddress) openPostalAddress(documents, report);
}
