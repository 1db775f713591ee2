import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { readDocument } from '../parse/content-document';
import type { Finding } from '../parse/finding';
import { formatDate } from '../../../src/shared/format-date';
import { readSiteFacts } from '../parse/read-content';
import type { legalDocument, SiteFacts } from '../schemas';
import { plainText } from '../parse/source-text';
import { factsShown, type RecordedFacts } from './recorded-facts';
import type { DocumentName } from './ledger';
import { recordFinding } from './record-finding';
import type { VerifiedVersion } from './verify-record';

/** What visitors read of a document. */
export type PublishedText = z.infer<typeof legalDocument> & { body: string };

/** A valid document of content/legal. */
export interface EditedDocument extends PublishedText {
  name: DocumentName;
  /** Its path, as messages show it. */
  file: string;
  source: Buffer;
  facts: RecordedFacts;
}

/** @returns undefined where site.yaml is missing or invalid, which the content check reports */
export async function readSiteFactsFile(contentRoot: string): Promise<SiteFacts | undefined> {
  const yaml = await readFile(path.join(contentRoot, 'site.yaml'), 'utf8').catch(() => '');
  return readSiteFacts(yaml).facts;
}

/**
 * Reads a document of content/legal.
 *
 * @returns undefined where its front matter or body is invalid, which the content check reports;
 *   null where there is no file
 */
export async function readEditedDocument(
  contentRoot: string,
  name: DocumentName,
  siteFacts: SiteFacts,
): Promise<EditedDocument | undefined | null> {
  const file = `content/legal/${name}.mdx`;
  const source = await readFile(path.join(contentRoot, 'legal', `${name}.mdx`)).catch(() => null);
  if (!source) return null;
  const document = readDocument(`legal/${name}.mdx`, plainText(source.toString('utf8')), () => undefined);
  if (!document?.frontMatter || !document.complete) return undefined;
  const frontMatter = document.frontMatter as z.infer<typeof legalDocument>;
  try {
    const facts = factsShown(document.body, siteFacts);
    return { ...frontMatter, name, file, source, body: document.body, facts };
  } catch {
    return undefined;
  }
}

const FIELDS = ['title', 'tabLabel', 'lastUpdated', 'changeNote', 'summary'] as const;

/** Compares what visitors read: line endings, comments and notes to editors do not count. */
export const isSameText = (edited: PublishedText, recorded: PublishedText): boolean =>
  FIELDS.every((field) => edited[field] === recorded[field].trim()) &&
  withoutFirstLines(edited.body) === withoutFirstLines(recorded.body);

/** A body keeps the lines of its front matter as empty ones. */
const withoutFirstLines = (body: string): string => body.replace(/^\n+/, '');

/**
 * Compares an edited document with its newest recorded version.
 *
 * @returns whether it is that version, is a valid new one, or is refused for the findings
 */
export function compareWithRecord(
  edited: EditedDocument,
  newest: VerifiedVersion | undefined,
): { state: 'recorded' | 'new' | 'refused'; findings: Finding[] } {
  if (!newest) return { state: 'new', findings: [] };
  const { version, changeNote, facts } = newest.entry;
  const shown = formatDate(version);
  const findings: Finding[] = [];
  const report = (field: string, message: string, help: string) =>
    findings.push(recordFinding(edited.file, message, help, 'record-text', lineOfField(edited, field)));

  const changed = changedFacts(edited.facts, facts);
  if (isSameText(edited, newest.text)) {
    if (changed.length === 0) return { state: 'recorded', findings };
    report(
      'lastUpdated',
      `this text shows ${changed.join(' and ')} from content/site.yaml, which is not what the version of ${shown} was published with`,
      'Give this file a later lastUpdated and a changeNote that names the change, then run: npm run legal:record',
    );
    return { state: 'refused', findings };
  }
  if (edited.lastUpdated === version) {
    report(
      'lastUpdated',
      `this text differs from the version of ${shown}, which is recorded and cannot change`,
      'Undo the change, or give this file a later lastUpdated and a changeNote that says what changed, then run: npm run legal:record',
    );
  } else if (edited.lastUpdated < version) {
    report(
      'lastUpdated',
      `lastUpdated goes back to ${formatDate(edited.lastUpdated)}, and the newest recorded version is of ${shown}`,
      `Set lastUpdated to the day on which this text takes effect, later than ${version}.`,
    );
  }
  if (edited.lastUpdated !== version && edited.changeNote.trim() === changeNote) {
    report(
      'changeNote',
      `changeNote is still that of the version of ${shown}`,
      'Say in one plain sentence what changed since then.',
    );
  }
  return { state: findings.length > 0 ? 'refused' : 'new', findings };
}

function changedFacts(now: RecordedFacts, then: RecordedFacts): string[] {
  return Object.keys(now)
    .filter((name) => now[name] !== then[name])
    .map((name) => `"${name}"`);
}

function lineOfField({ source }: EditedDocument, field: string): number {
  const lines = source.toString('utf8').split('\n');
  return Math.max(1, lines.findIndex((line) => line.startsWith(`${field}:`)) + 1);
}
