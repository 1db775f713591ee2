import { addressesOf } from './addresses';
import { readDocument, type ContentDocument } from '../parse/content-document';
import { FILE_START, reportTo, sortFindings, type Finding, type Report } from '../parse/finding';
import { LinkedVersions } from '../legal-record/linked-versions';
import { listFiles, readFiles } from '../parse/list-files';
import { outlineOf, type Outline } from './outline';
import { readPolicy } from './policy';
import { expandFacts, proseOfBody, proseOfField } from './prose';
import { readFacts, type FactsReading } from '../parse/read-content';
import { distinctAnchors, distinctQuestions, neededFiles, openPostalAddress } from './rules/collection';
import { components } from './rules/components';
import { brandInField, facts } from './rules/facts';
import { images } from './rules/images';
import { destinations, links } from './rules/links';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { footnotes, headings } from './rules/structure';
import { wording, wordingOfFacts } from './rules/wording';
import { decode } from '../parse/source-text';

/** The rules on one document alone. */
const RULES: readonly Rule[] = [components, headings, footnotes, links, images, facts, wording, review];

/** Besides the documents. */
const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^dictionary\.txt$|^legal\/record\/|(?:^|\/)\./;

type ReportIn = (file: string) => Report;

/**
 * Checks all that stands under a content folder, with the folder `static` beside it for links.
 *
 * @param root the folder, `content`
 * @returns how many files were read and what is to be said of them, in the order of the files
 * @throws Error when the folder cannot be read
 */
export async function checkContent(root: string): Promise<{ files: number; findings: Finding[] }> {
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
    expand: expandFacts(siteFacts?.facts ?? {}),
    ...(siteFacts?.facts && { facts: siteFacts.facts }),
    ...(policy && { policy }),
  };
  const documents: Outline[] = [];
  for (const [name, source] of sources) {
    if (source === undefined || name === SITE_FACTS || name === POLICY) continue;
    const document = readDocument(name, source, reportIn(name));
    if (document) documents.push(checkDocument(document, site, reportIn(name)));
  }
  checkTogether(documents, new LinkedVersions(root, documents), names, site, reportIn);
  if (siteFacts) checkFacts(siteFacts, documents, site, reportIn(SITE_FACTS));
  return { files: files.length, findings: sortFindings(findings) };
}

function readSite(yaml: string | undefined, reportIn: ReportIn): FactsReading | undefined {
  if (yaml !== undefined) return readFacts(yaml, reportIn(SITE_FACTS));
  reportIn(SITE_FACTS)(FILE_START, {
    rule: 'missing-file',
    message: 'the file with the facts of the site is missing or cannot be read',
    help: 'Bring content/site.yaml back from an earlier version.',
  });
  return undefined;
}

/** @returns what the documents that come later need to know of it; to keep more would fill the memory */
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

/** The rules that look at more than one document. */
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
  { facts: siteFacts, texts }: FactsReading,
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
