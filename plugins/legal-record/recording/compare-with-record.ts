import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPath, SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import { DAY_IN_MILLISECONDS } from '../../shared/text/days';
import { FILE_START, reportTo, type Finding, type Report } from '../../shared/text/finding';
import { formatDate } from '../../shared/text/format-date';
import type { LegalRecordOptions, RecordAdvice } from '../options';
import { legalFrontMatter } from '../record/front-matter';
import { entriesOfDocument } from '../record/ledger';
import { legalKindOf } from '../record/legal-kind-of';
import { editedVersion, isSameText, type EditedDocument, type LegalVersion } from '../record/legal-version';
import { ownFactsOf, type OwnFacts } from '../record/own-facts';
import type { LegalRecord } from '../record/read-record';
import { documentFile, LEDGER_CONTENT_PATH } from '../record/record-paths';
import { RECORD_RULES } from '../record/record-rules';
import { inForceAndAnnounced } from '../record/version-spans';
import { checkKeyPhrases } from './check-key-phrases';

const YEAR_IN_MILLISECONDS = 365 * DAY_IN_MILLISECONDS;

type CheckOptions = Pick<LegalRecordOptions, 'advice' | 'model' | 'today'>;

interface CheckedTexts {
  /** The edited documents by their path below `content/`. */
  documents: ReadonlyMap<string, EditedDocument>;
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: Facts | undefined;
}

export interface RecordComparison {
  record: LegalRecord;
  facts: OwnFacts | undefined;
  /** The edited documents that can be recorded as new versions. */
  unrecorded: LegalVersion[];
  /** The announced versions that edited documents take back. */
  takenBack: LegalVersion[];
  findings: Finding[];
}

/**
 * Compares the edited documents with the legal record, and reports each that isn't recorded. A document that
 * has the text in force again takes back the versions that are announced.
 *
 * @param contentRoot the folder `content`
 * @param record the verified record, whose findings are returned, too
 */
export function compareWithRecord(
  contentRoot: string,
  { documents, facts: siteFacts }: CheckedTexts,
  record: LegalRecord,
  { advice, model, today }: CheckOptions,
): RecordComparison {
  const facts = siteFacts && ownFactsOf(siteFacts);
  const result: RecordComparison = {
    record,
    facts,
    unrecorded: [],
    takenBack: [],
    findings: [...record.findings],
  };
  // A changed record can't be compared with texts. A file that isn't in the ledger changes
  // nothing: an interrupted recording leaves such files.
  const isChanged = record.findings.some(({ rule }) => rule !== RECORD_RULES.extra);
  // The content check has reported the mistakes of site.yaml.
  if (isChanged || !siteFacts || !facts) return result;

  for (const name of legalKindOf(model).names) {
    const file = documentFile(name);
    const document = documents.get(file);
    if (!document) continue;
    const edited = editedVersion(document, siteFacts, readFileSync(path.join(contentRoot, file)), model);
    if (!edited) continue;
    const report = reportTo(result.findings, contentPath(file));
    const comparison = compareDocument({ edited, document, record, facts, advice, today }, report);
    result.unrecorded.push(...comparison.unrecorded);
    result.takenBack.push(...comparison.takenBack);
    checkKeyPhrases(edited, document, report);
    warnOfDistantDate(edited, document, today, report);
    if (!comparison.isRecorded) refuseReview(document, report);
  }
  const isNewRecord = record.versions.length === 0 && result.unrecorded.length > 0;
  if (isNewRecord && !facts.unpublished) {
    reportTo(result.findings, contentPath(LEDGER_CONTENT_PATH))(FILE_START, {
      rule: RECORD_RULES.lost,
      message: 'this site is public, and its legal record is missing',
      help: advice.restore,
    });
  }
  return result;
}

interface ComparisonInput {
  /** The version that the document becomes when it is recorded. */
  edited: LegalVersion;
  document: EditedDocument;
  record: LegalRecord;
  facts: OwnFacts;
  advice: RecordAdvice;
  today: string;
}

interface DocumentComparison extends Pick<RecordComparison, 'unrecorded' | 'takenBack'> {
  /** Whether the text is recorded, as the newest version or as the one in force. */
  isRecorded: boolean;
}

/** Reports what keeps an edited document from being the newest version. */
function compareDocument(input: ComparisonInput, report: Report): DocumentComparison {
  const { edited, record, facts, advice, today } = input;
  const newest = newestOf(record, edited.documentName);
  if (newest && isSameText(edited, newest)) return { isRecorded: true, unrecorded: [], takenBack: [] };
  const versions = entriesOfDocument(record.versions, edited.documentName);
  const { inForce, announced } = inForceAndAnnounced(versions, today);
  // Before the site is public, nothing is in force: a text that differs is recorded again as a draft.
  if (!facts.unpublished && inForce && isSameText(edited, inForce)) {
    reportTakenBack(announced, advice, report);
    return { isRecorded: true, unrecorded: [], takenBack: announced };
  }
  const isRecordable = checkUnrecordedText(input, newest, report);
  return { isRecorded: false, unrecorded: isRecordable ? [edited] : [], takenBack: [] };
}

function reportTakenBack(announced: readonly LegalVersion[], advice: RecordAdvice, report: Report): void {
  const dates = announced.map(({ effectiveDate }) => formatDate(effectiveDate)).join(' and ');
  report(FILE_START, {
    rule: RECORD_RULES.missing,
    message: `this text takes back what was announced for ${dates}, and the record still has it`,
    help: advice.record,
  });
}

/**
 * Reports that a text has to be recorded, or why it can't be.
 *
 * @param newest the newest recorded version of the same document
 * @returns whether the text can be recorded as the next version
 */
function checkUnrecordedText(
  { edited, document, facts, advice }: ComparisonInput,
  newest: LegalVersion | undefined,
  report: Report,
): boolean {
  const isLater = newest !== undefined && edited.effectiveDate > newest.effectiveDate;
  const hasNewNote = edited.changeNote !== newest?.changeNote;
  // Before the site is public, a draft may replace a recorded one of the same date.
  if (!newest || facts.unpublished || (isLater && hasNewNote)) {
    report(FILE_START, {
      rule: RECORD_RULES.missing,
      message: 'this text is not recorded yet, so the site does not show it',
      help: advice.record,
    });
    return true;
  }
  report(document.placeOf([isLater ? 'changeNote' : 'lastUpdated']), {
    rule: 'record-text',
    message: `this text, or a fact of ${contentPath(SITE_FACTS_FILE)} that it shows, differs from the version of ${formatDate(newest.effectiveDate)}, which is recorded and cannot change`,
    help: `${advice.correct} Otherwise, undo the change; or choose a later day than ${newest.effectiveDate} (lastUpdated) and say what changed since then (changeNote). ${advice.takeBack}`,
  });
  return false;
}

export const newestOf = ({ versions }: LegalRecord, documentName: string): LegalVersion | undefined =>
  entriesOfDocument(versions, documentName).at(-1);

/**
 * Warns of a date more than a year ahead. Each later version has to be later still, so a
 * mistyped year blocks them all.
 */
function warnOfDistantDate(
  { effectiveDate }: LegalVersion,
  { placeOf }: EditedDocument,
  today: string,
  report: Report,
): void {
  if (Date.parse(effectiveDate) - Date.parse(today) <= YEAR_IN_MILLISECONDS) return;
  report(placeOf(['lastUpdated']), {
    rule: 'record-day',
    severity: 'warning',
    message: `this text takes effect on ${formatDate(effectiveDate)}, more than a year from now`,
    help: 'Check the year. Once recorded, each later version must take effect later still.',
  });
}

/**
 * Refuses the field `reviewed` in a text that isn't recorded: counsel approves the text
 * that can no longer change.
 */
function refuseReview({ frontMatter, placeOf }: EditedDocument, report: Report): void {
  const { reviewed } = legalFrontMatter.parse(frontMatter);
  if (!reviewed) return;
  report(placeOf(['reviewed']), {
    rule: 'reviewed',
    message: `${reviewed.by} has not read this text: it changed, or is not recorded yet`,
    help: 'Delete "reviewed", and record the text. Add it again when counsel has read the recorded version.',
  });
}
