import { createHash } from 'node:crypto';
import { readDocument } from './content-document';
import { reportTo, type Finding, type Report } from './finding';
import type { ContentKind } from '../kinds';
import { readYaml, type YamlReading } from './read-yaml';
import { withLaunch } from '../../../src/shared/with-launch';
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
 * Parses content/site.yaml and fills in the launch. `SITE_URL`, when set, replaces its `url`;
 * check/build-check.ts has checked it.
 *
 * @returns the facts when there are no findings
 */
export function readSiteFacts(
  yaml: string,
  siteUrl = process.env['SITE_URL'],
): { facts?: SiteFacts; findings: Finding[] } {
  const findings: Finding[] = [];
  const { value: facts } = readFacts(plainText(yaml), reportTo(findings, 'content/site.yaml'));
  if (!facts) return { findings };
  return {
    facts: {
      ...facts,
      url: siteUrl || facts.url,
      description: withLaunch(facts.description, facts.launch),
    },
    findings,
  };
}

/** Parses content/site.yaml as written, with the places of its fields. */
export function readFacts(yaml: string, report: Report): YamlReading<SiteFacts> {
  return readYaml({ yaml, linesBefore: 0 }, siteFacts, report);
}

/** A SHA-256 of texts in hexadecimal, as a cache key. */
export function digest(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
