import { addressesOf } from './addresses';
import { readDocument, type ContentDocument } from './content-document';
import { FILE_START, reportTo, sortFindings, type Finding } from './finding';
import { listFiles, readFiles, type SourceFile } from './list-files';
import { POLICY_IS_MISSING, readPolicy } from './policy';
import { proseOfBody, proseOfField, type Expand } from './prose';
import { readFacts, type FactsReading } from './read-content';
import { components } from './rules/components';
import { distinctAnchors, distinctQuestions, neededFiles, openPostalAddress } from './rules/collection';
import { brandInField, facts } from './rules/facts';
import { images } from './rules/images';
import { links } from './rules/links';
import { review } from './rules/review';
import type { Rule, Site } from './rules/rule';
import { footnotes, headings } from './rules/structure';
import { wording, wordingOfFacts } from './rules/wording';
import { decode } from './source-text';

const RULES: readonly Rule[] = [components, headings, footnotes, links, images, facts, wording, review];

/** Besides the documents. */
const SITE_FACTS = 'site.yaml';
const POLICY = 'policy.yaml';
const NOT_CHECKED = /^README\.md$|^legal\/record\/|(?:^|\/)\./;

/**
 * Checks all that stands under a content folder, with the folder `static` beside it for links.
 *
 * @param root the folder, `content`
 * @returns how many files were read and what is wrong with them, in the order of the files
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
  const text = textsOf(files, reportIn);

  const siteFacts = readSite(text(SITE_FACTS), reportIn);
  const policyText = text(POLICY);
  const policy = policyText === undefined ? undefined : readPolicy(policyText, names, reportIn(POLICY));
  if (!names.includes(POLICY)) reportIn(POLICY)(POLICY_IS_MISSING.place, POLICY_IS_MISSING.problem);

  const documents = names.flatMap((name) => {
    if (name === SITE_FACTS || name === POLICY) return [];
    const source = text(name);
    return source === undefined ? [] : (readDocument(name, source, reportIn(name)) ?? []);
  });

  const expand: Expand = (component) =>
    (component === 'Brand' && siteFacts?.facts?.brand) ||
    (component === 'ContactEmail' && siteFacts?.facts?.email) ||
    '';
  const { addresses, clashes } = addressesOf(
    documents,
    staticFiles.map((file) => `/${file}`),
    expand,
  );
  const site: Site = {
    addresses,
    expand,
    ...(siteFacts?.facts && { facts: siteFacts.facts }),
    ...(policy && { policy }),
  };
  neededFiles(names, reportIn);
  distinctQuestions(documents, reportIn);
  distinctAnchors(clashes, reportIn);
  for (const document of documents)
    checkDocument(document, site, reportTo(findings, `content/${document.file}`));
  if (siteFacts) checkFacts(siteFacts, documents, site, reportIn(SITE_FACTS));
  return { files: files.length, findings: sortFindings(findings) };
}

type ReportIn = (file: string) => ReturnType<typeof reportTo>;

/** The text of a file by its name; each is read once, and reports what cannot be read. */
function textsOf(files: readonly SourceFile[], reportIn: ReportIn): (name: string) => string | undefined {
  const texts = new Map(files.map(({ name, bytes }) => [name, decode(bytes, reportIn(name))]));
  return (name) => texts.get(name);
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

function checkDocument(document: ContentDocument, site: Site, report: ReturnType<typeof reportTo>): void {
  const texts = {
    document,
    body: document.tree ? proseOfBody(document.tree, document.body, site.expand) : [],
    fields: document.texts.map(proseOfField),
  };
  for (const rule of RULES) rule(texts, site, report);
}

function checkFacts(
  { facts: siteFacts, texts }: FactsReading,
  documents: readonly ContentDocument[],
  { policy }: Site,
  report: ReturnType<typeof reportTo>,
): void {
  const prose = texts.filter(({ path }) => path[0] !== 'brand').map(proseOfField);
  if (policy) wordingOfFacts(prose, policy, report);
  if (!siteFacts) return;
  for (const field of prose) brandInField(field, siteFacts, report);
  if (!siteFacts.postalAddress) openPostalAddress(documents, report);
}
