import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FILE_START, formatDate, reportTo, type Finding, type Report } from '../mdx-content';
import { ofDocument } from './ledger';
import { editedVersion, isSameText, type EditedDocument, type LegalVersion } from './legal-version';
import type { LegalRecordOptions, legalDocument, RecordFacts } from './options';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD, RESTORE } from './record-folder';

const RECORD_IT =
  'Run: npm run legal:record. On GitHub: Actions → Record → Run workflow, on the branch of the text.';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Checks that the legal record is unchanged, and that each edited document is its newest recorded version.
 *
 * @param contentRoot the folder `content`
 * @param content what the content check has read of it
 * @returns with the edited documents that can be recorded
 */
export function checkRecord(
  contentRoot: string,
  { documents, facts }: { documents: ReadonlyMap<string, EditedDocument>; facts: RecordFacts | undefined },
  record: LegalRecord,
  { documents: names, model, today }: Pick<LegalRecordOptions, 'documents' | 'model' | 'today'>,
) {
  const findings: Finding[] = [...record.findings];
  const unrecorded: LegalVersion[] = [];
  // A changed record proves nothing about the texts. The content check reports errors of site.yaml.
  const isChanged = findings.some(({ rule }) => rule !== 'record-extra');
  if (!facts || isChanged) return { record, unrecorded, findings };
  for (const document of names) {
    const name = `legal/${document}.mdx`;
    const report = reportTo(findings, `content/${name}`);
    const file = documents.get(name);
    const edited = file && editedVersion(file, facts, readFileSync(path.join(contentRoot, name)), model);
    if (!edited) continue;
    const newest = newestOf(record, document);
    const isRecorded = newest !== undefined && isSameText(edited, newest);
    const isLater = newest !== undefined && edited.version > newest.version;
    // Drafts may change until the site is published.
    const mayBeNext = !newest || facts.unpublished || (isLater && edited.changeNote !== newest.changeNote);
    if (!isRecorded && !mayBeNext) {
      report(file.placeOf([isLater ? 'changeNote' : 'lastUpdated']), {
        rule: 'record-text',
        message: `this text, or a fact of content/site.yaml that it shows, differs from the version of ${formatDate(newest.version)}, which is recorded and cannot change`,
        help: `Undo the change; or give this file a lastUpdated later than ${newest.version} and a changeNote that says what changed since then, and record it. ${RECORD_IT} To take a version back before its day, revert its whole pull request.`,
      });
    } else if (!isRecorded) {
      unrecorded.push(edited);
      report(FILE_START, {
        rule: 'record-missing',
        message: 'this text is not recorded yet, so the site does not show it',
        help: RECORD_IT,
      });
    }
    checkDay(edited, file, today, report);
    checkReview(file, isRecorded, report);
  }
  if (record.versions.length === 0 && unrecorded.length > 0 && !facts.unpublished) {
    reportTo(findings, `content/${RECORD}/${LEDGER}`)(FILE_START, {
      rule: 'record-lost',
      message: 'this site is published, and its legal record is missing',
      help: RESTORE,
    });
  }
  return { record, unrecorded, findings };
}

/** The newest recorded version of a document, where there is one. */
export const newestOf = ({ versions }: LegalRecord, document: string): LegalVersion | undefined =>
  ofDocument(versions, document).at(-1);

/** Warns of a day that is more than a year ahead: a recorded version holds up each one that is to come before it. */
function checkDay(
  { version }: LegalVersion,
  { placeOf }: EditedDocument,
  today: string,
  report: Report,
): void {
  if (Date.parse(version) - Date.parse(today) <= YEAR) return;
  report(placeOf(['lastUpdated']), {
    rule: 'record-day',
    severity: 'warning',
    message: `this text takes effect on ${formatDate(version)}, more than a year from now`,
    help: 'Check the year. Once recorded, each later version must take effect later still.',
  });
}

/** Counsel reads a recorded text: what they have confirmed cannot change. */
function checkReview({ frontMatter, placeOf }: EditedDocument, isRecorded: boolean, report: Report): void {
  const { reviewed } = frontMatter as z.infer<typeof legalDocument>;
  if (!reviewed || isRecorded) return;
  report(placeOf(['reviewed']), {
    rule: 'reviewed',
    message: `${reviewed.by} has not read this text: it changed, or is not recorded yet`,
    help: 'Delete "reviewed", and record the text. Add it again when counsel has read the recorded version.',
  });
}
