import { createHash } from 'node:crypto';
import { readDocument } from './content-document';
import { reportTo, type Finding, type Report } from './finding';
import type { ContentKind } from '../kinds';
import { readYaml, type YamlReading } from './read-yaml';
import { siteFacts, type SiteFacts } from '../schemas';
import { plainText } from './source-text';

/** A content file that was read and found good. */
export interface ContentEntry {
  kind: ContentKind;
  /** The file's name without its ending; for a question, its anchor. */
  name: string;
  frontMatter: Record<string, unknown>;
  /** The MDX after the front matter, at the lines it has in the file. */
  body: string;
}

/**
 * Reads one MDX file.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source what the file holds
 */
export function readEntry(file: string, source: string): { entry?: ContentEntry; findings: Finding[] } {
  const findings: Finding[] = [];
  const document = readDocument(file, plainText(source), reportTo(findings, `content/${file}`));
  if (!document?.frontMatter || findings.length > 0) return { findings };
  const { kind, name, frontMatter, body } = document;
  return { entry: { kind, name, frontMatter, body }, findings };
}

/**
 * Reads content/site.yaml. `SITE_URL`, where it is set, replaces the public address in the file; the build has
 * checked it (gatsby-check.ts).
 */
export function readSiteFacts(
  yaml: string,
  siteUrl = process.env['SITE_URL'],
): { facts?: SiteFacts; findings: Finding[] } {
  const findings: Finding[] = [];
  const { facts } = readFacts(plainText(yaml), reportTo(findings, 'content/site.yaml'));
  if (!facts) return { findings };
  return { facts: { ...facts, url: siteUrl || facts.url }, findings };
}

export type FactsReading = YamlReading<SiteFacts> & { facts?: SiteFacts };

/** Reads the site's facts as they are written. */
export function readFacts(yaml: string, report: Report): FactsReading {
  const reading = readYaml({ yaml, linesBefore: 0 }, siteFacts, report);
  return { ...reading, ...(reading.value && { facts: reading.value }) };
}

/** A short name for exactly this text, to know when something made from it is stale. */
export function digest(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
