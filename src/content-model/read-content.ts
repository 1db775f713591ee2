import { createHash } from 'node:crypto';
import { VFileMessage } from 'vfile-message';
import { parseBody } from './compile-body';
import type { Finding } from './finding';
import { readYaml, splitFrontMatter } from './front-matter';
import { kindOf, type ContentKind } from './kinds';
import { siteFacts, type SiteFacts } from './schemas';

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
  const shown = `content/${file}`;
  const finding = (message: string, help: string, rule: string, line = 1, column = 1): Finding => ({
    file: shown,
    line,
    column,
    severity: 'error',
    message,
    help,
    rule,
  });

  const found = kindOf(file);
  if (!found) {
    return {
      findings: [
        finding(
          'no page of the site shows a file of this name in this folder',
          'See content/README.md for the folders and the names that each may hold.',
          'file-name',
        ),
      ],
    };
  }
  const parts = splitFrontMatter(shown, source);
  if (!parts) {
    return {
      findings: [
        finding(
          'the file does not begin with front matter',
          'Begin the file with a line of three hyphens, the fields, and another line of three hyphens.',
          'front-matter',
        ),
      ],
    };
  }
  const { value, findings } = readYaml(parts.frontMatter, found.kind.frontMatter);
  try {
    parseBody(parts.body);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    findings.push(
      finding(
        error.reason,
        'Look for a "<" or "{" that is meant as a plain character and write it as a word, or close what was opened.',
        'mdx',
        error.line ?? 1,
        error.column ?? 1,
      ),
    );
  }
  if (!value || findings.length > 0) return { findings };
  return { entry: { ...found, frontMatter: value, body: parts.body }, findings: [] };
}

/**
 * Reads content/site.yaml. `SITE_URL`, where it is set, stands over the file's public address.
 */
export function readSiteFacts(
  yaml: string,
  siteUrl = process.env['SITE_URL'],
): { facts?: SiteFacts; findings: Finding[] } {
  const { value, findings } = readYaml({ file: 'content/site.yaml', yaml, linesBefore: 0 }, siteFacts);
  if (!value) return { findings };
  const url = (siteUrl || value.url).replace(/\/$/, '');
  return { facts: { ...value, url }, findings };
}

/** A short name for exactly this text, to know when something made from it is stale. */
export function digest(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
