import { readDocument } from './content-document';
import { reportTo, type Finding, type Report } from './finding';
import type { ContentKind } from '../kinds';
import { readYaml, type YamlReading } from './read-yaml';
import { siteFacts, type SiteFacts } from '../schemas';
import { plainText } from './source-text';

/** A valid content file. */
interface ContentEntry {
  kind: ContentKind;
  /** The file's name without its extension; for a question, its anchor. */
  name: string;
  frontMatter: Record<string, unknown>;
  /** The MDX after the front matter, on the same lines as in the file. */
  body: string;
}

/**
 * Parses one MDX file.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source the text of the file
 * @returns the entry when there are no findings
 */
export function readEntry(file: string, source: string): { entry?: ContentEntry; findings: Finding[] } {
  const findings: Finding[] = [];
  const document = readDocument(file, plainText(source), reportTo(findings, `content/${file}`));
  if (!document?.frontMatter || findings.length > 0) return { findings };
  const { kind, name, frontMatter, body } = document;
  return { entry: { kind, name, frontMatter, body }, findings };
}

/**
 * Parses content/site.yaml. `SITE_URL`, when set, replaces its `url`; check/build-check.ts has checked it.
 *
 * @returns the facts when there are no findings
 */
export function readSiteFacts(
  yaml: string,
  siteUrl = process.env['SITE_URL'],
): { facts?: SiteFacts; findings: Finding[] } {
  const findings: Finding[] = [];
  const { value: facts } = readFacts(plainText(yaml), reportTo(findings, 'content/site.yaml'));
  return facts ? { facts: { ...facts, url: siteUrl || facts.url }, findings } : { findings };
}

/** Parses content/site.yaml as written, with the places of its fields. */
export const readFacts = (yaml: string, report: Report): YamlReading<SiteFacts> =>
  readYaml(yaml, siteFacts, report);
