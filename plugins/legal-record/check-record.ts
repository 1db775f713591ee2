import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FILE_START, formatDate, reportTo, type Finding, type Report } from '../mdx-content';
import { checkKeyPhrases } from './check-key-phrases';
import { ofDocument } from './ledger';
import { editedVersion, isSameText, type EditedDocument, type LegalVersion } from './legal-version';
import type { LegalRecordOptions, legalDocument, RecordFacts } from './options';
import { inForceAndAnnounced } from './periods';
import type { LegalRecord } from './read-record';
import { RESTORE } from './record-folder';
import { LEDGER, RECORD } from './record-paths';

const RECORD_IT =
  'In the editor there is nothing to do: a few minutes after you save, the record follows by itself. If you work with files, run: npm run legal:record. Or on GitHub: Actions → Record → Run workflow, on the branch of the text.';

/** In milliseconds. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** What checkRecord needs to know of a site. */
type CheckOptions = Pick<LegalRecordOptions, 'documents' | 'model' | 'today'>;

/**
 * Checks that the legal record is unchanged, and that each edited document is its newest recorded version. A document that
 * is the version in force again takes back those that are announced.
 *
 * @param contentRoot the folder `content`
 * @param content its edited documents by their path below the folder, and the facts of site.yaml where they are valid
 * @returns with the edited documents that can be recorded, and the announced versions that the documents take back
 */
export function checkRecord(
  contentRoot: string,
  { documents, facts }: { documents: ReadonlyMap<string, EditedDocument>; facts: RecordFacts | undefined },
  record: LegalRecord,
  options: CheckOptions,
) {
  const findings: Finding[] = [...record.findings];
  const unrecorded: LegalVersion[] = [];
  const withdrawn: LegalVersion[] = [];
  // A changed record proves nothing about the texts. The content check reports errors of site.yaml.
  const isChanged = findings.some(({ rule }) => rule !== 'record-extra');
  if (!facts || isChanged) return { record, unrecorded, withdrawn, findings };
  for (const name of options.documents) {
    const file = `legal/${name}.mdx`;
    const document = documents.get(file);
    if (!document) continue;
    const source = readFileSync(path.join(contentRoot, file));
    const edited = editedVersion(document, facts, source, options.model);
    if (!edited) continue;
    const report = reportTo(findings, `content/${file}`);
    const newest = newestOf(record, name);
    const isNewest = newest !== undefined && isSameText(edited, newest);
    const { inForce, announced } = inForceAndAnnounced(ofDocument(record.versions, name), options.today);
    // Drafts are recorded anew instead.
    const takesBack = !isNewest && !facts.unpublished && inForce !== undefined && isSameText(edited, inForce);
    if (takesBack) {
      withdrawn.push(...announced);
      reportWithdrawn(announced, report);
    } else if (!isNewest && checkNext(edited, newest, document, facts, report)) unrecorded.push(edited);
    checkKeyPhrases(edited, document, report);
    checkDay(edited, document, options.today, report);
    checkReview(document, isNewest || takesBack, report);
  }
  if (record.versions.length === 0 && unrecorded.length > 0 && !facts.unpublished) {
    reportTo(findings, `content/${RECORD}/${LEDGER}`)(FILE_START, {
      rule: 'record-lost',
      message: 'this site is published, and its legal record is missing',
      help: RESTORE,
    });
  }
  return { record, unrecorded, withdrawn, findings };
}

/** Reports that the record still has announced versions, although the edited text is the one in force. */
function reportWithdrawn(announced: readonly LegalVersion[], report: Report): void {
  const days = announced.map(({ version }) => formatDate(version)).join(' and ');
  report(FILE_START, {
    rule: 'record-missing',
    message: `this text takes back what was announced for ${days}, and the record still has it`,
    help: RECORD_IT,
  });
}

/**
 * Checks a text that is not recorded: reports that it has to be recorded, or why it cannot be.
 *
 * @returns whether it can be recorded as the next version
 */
function checkNext(
  edited: LegalVersion,
  newest: LegalVersion | undefined,
  { placeOf }: EditedDocument,
  { unpublished }: RecordFacts,
  report: Report,
): boolean {
  const isLater = newest !== undefined && edited.version > newest.version;
  const hasOwnNote = edited.changeNote !== newest?.changeNote;
  // Drafts may change until the site is published.
  if (!newest || unpublished || (isLater && hasOwnNote)) {
    report(FILE_START, {
      rule: 'record-missing',
      message: 'this text is not recorded yet, so the site does not show it',
      help: RECORD_IT,
    });
    return true;
  }
  report(placeOf([isLater ? 'changeNote' : 'lastUpdated']), {
    rule: 'record-text',
    message: `this text, or a fact of content/site.yaml that it shows, differs from the version of ${formatDate(newest.version)}, which is recorded and cannot change`,
    help: `If that version is not on main yet, saving in the editor records it again; with files, run: git fetch && npm run legal:record -- --base origin/main. If it is on main, undo the change; or choose a later day than ${newest.version} (lastUpdated) and say what changed since then (changeNote). To take back a version before its day, bring back the text in force with all its fields; in the editor, with the switch "Take back the announced version".`,
  });
  return false;
}

/** The newest recorded version of a document, where there is one. */
export const newestOf = ({ versions }: LegalRecord, document: string): LegalVersion | undefined =>
  ofDocument(versions, document).at(-1);

/** Warns of a day more than a year ahead: a mistyped year would keep every earlier version from being recorded. */
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

/** Requires that counsel has read the recorded text, because that cannot change any more. */
function checkReview({ frontMatter, placeOf }: EditedDocument, isRecorded: boolean, report: Report): void {
  const { reviewed } = frontMatter as z.infer<typeof legalDocument>;
  if (!reviewed || isRecorded) return;
  report(placeOf(['reviewed']), {
    rule: 'reviewed',
    message: `${reviewed.by} has not read this text: it changed, or is not recorded yet`,
    help: 'Delete "reviewed", and record the text. Add it again when counsel has read the recorded version.',
  });
}
