import { readDocument, type ContentDocument } from './content-document';
import { reportTo, type Finding, type Report } from './finding';
import { readYaml, type YamlReading } from './read-yaml';
import { withLaunch } from '../../../src/shared/with-launch';
import { siteFacts, type SiteFacts } from '../schemas';
import { plainText } from './source-text';

/** A valid content file. */
type ContentEntry = Pick<ContentDocument, 'kind' | 'name' | 'body'> & {
  frontMatter: Record<string, unknown>;
};

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
  return { entry: { ...document, frontMatter: document.frontMatter }, findings };
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
export const readFacts = (yaml: string, report: Report): YamlReading<SiteFacts> =>
  readYaml(yaml, siteFacts, report);
