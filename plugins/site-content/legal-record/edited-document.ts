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
import type { DocumentName, LedgerEntry } from './ledger';
import { recordFinding } from './record-finding';
import { readRecordedText } from './recorded-text';

/** A document as it stands in content/legal, good enough to be recorded. */
export interface EditedDocument {
  name: DocumentName;
  file: string;
  source: Buffer;
  title: string;
  tabLabel: string;
  summary: string;
  lastUpdated: string;
  changeNote: string;
  body: string;
  facts: RecordedFacts;
}

/** How an edited document stands to its newest recorded version. */
export interface Judgement {
  state: 'recorded' | 'new' | 'refused';
  findings: Finding[];
}

export const RECORD_IT = 'Run: npm run legal:record';

/** @returns undefined where site.yaml is missing or wrong, which the content check says */
export async function readFacts(contentRoot: string): Promise<SiteFacts | undefined> {
  const yaml = await readFile(path.join(contentRoot, 'site.yaml'), 'utf8').catch(() => '');
  return readSiteFacts(yaml).facts;
}

/**
 * @returns undefined where the file's front matter or body is wrong, which the content check says;
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
  // The content check says what is wrong; here it is enough that something is.
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

const PUBLISHED = ['title', 'tabLabel', 'lastUpdated', 'changeNote', 'summary'] as const;

/** Line endings, comments and notes to editors are not what a visitor reads. */
function isSameText(edited: EditedDocument, snapshot: Buffer): boolean {
  const recorded = readRecordedText(snapshot);
  if (!recorded) return false;
  return (
    PUBLISHED.every((field) => edited[field] === recorded[field].trim()) &&
    textOf(edited.body) === textOf(recorded.body)
  );
}

/** The lines of the front matter stand before a body as empty ones. */
const textOf = (body: string): string => body.replace(/^\n+/, '');

/**
 * Says whether an edited document is its newest recorded version, may become the next, or neither.
 *
 * @param newest the document's last entry and its snapshot
 */
export function judge(
  edited: EditedDocument,
  newest: { entry: LedgerEntry; snapshot: Buffer } | undefined,
): Judgement {
  if (!newest) return { state: 'new', findings: [] };
  const { version, changeNote, facts } = newest.entry;
  const shown = formatDate(version);
  const findings: Finding[] = [];
  const fault = (field: string, message: string, help: string) =>
    findings.push(recordFinding(edited.file, message, help, 'record-text', lineOf(edited, field)));

  const changed = changedFacts(edited.facts, facts);
  if (isSameText(edited, newest.snapshot)) {
    if (changed.length === 0) return { state: 'recorded', findings };
    fault(
      'lastUpdated',
      `this text shows ${changed.join(' and ')} from content/site.yaml, which is not what the version of ${shown} was published with`,
      `Give this file a later lastUpdated and a changeNote that names the change, then run: npm run legal:record`,
    );
    return { state: 'refused', findings };
  }
  if (edited.lastUpdated === version) {
    fault(
      'lastUpdated',
      `this text differs from the version of ${shown}, which is recorded and cannot change`,
      'Undo the change, or give this file a later lastUpdated and a changeNote that says what changed, then run: npm run legal:record',
    );
  } else if (edited.lastUpdated < version) {
    fault(
      'lastUpdated',
      `lastUpdated goes back to ${formatDate(edited.lastUpdated)}, and the newest recorded version is of ${shown}`,
      `Set lastUpdated to the day on which this text takes effect, later than ${version}.`,
    );
  }
  if (edited.lastUpdated !== version && edited.changeNote.trim() === changeNote) {
    fault(
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

function lineOf({ source }: EditedDocument, field: string): number {
  const lines = source.toString('utf8').split('\n');
  return Math.max(1, lines.findIndex((line) => line.startsWith(`${field}:`)) + 1);
}
