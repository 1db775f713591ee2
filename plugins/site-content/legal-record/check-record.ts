import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDate } from '../../../src/shared/format-date';
import { LEGAL_DOCUMENTS } from '../../../src/shared/routes';
import { FILE_START, reportTo, type Finding } from '../parse/finding';
import type { SiteFacts } from '../site-facts';
import { ofDocument } from './ledger';
import { editedVersion, isSameText, type EditedDocument, type LegalVersion } from './legal-version';
import { RECORD_IT, type LegalRecord } from './read-record';

const NOT_RECORDED = {
  rule: 'record-missing',
  message: 'this text is not recorded yet, so the site does not show it',
  help: RECORD_IT,
};

/**
 * Checks that the legal record is unchanged, and that each edited document is its newest recorded version.
 *
 * @param contentRoot the folder `content`
 * @param content what the content check has read of it
 * @returns with the edited documents that can be recorded
 */
export function checkRecord(
  contentRoot: string,
  { documents, facts }: { documents: ReadonlyMap<string, EditedDocument>; facts: SiteFacts | undefined },
  record: LegalRecord,
) {
  const findings: Finding[] = [...record.findings];
  const unrecorded: LegalVersion[] = [];
  // A changed record proves nothing about the texts. The content check reports errors of site.yaml.
  const isChanged = findings.some(({ severity }) => severity === 'error');
  for (const document of LEGAL_DOCUMENTS) {
    if (isChanged || !facts) break;
    const name = `legal/${document}.mdx`;
    const report = reportTo(findings, `content/${name}`);
    const versions = ofDocument(record.versions, document);
    const newest = versions.at(-1);
    const outline = documents.get(name);
    const edited = outline && editedVersion(outline, facts, readFileSync(path.join(contentRoot, name)));
    if (!edited) continue;
    const mistakes = newest ? mistakesIn(edited, newest, versions.slice(0, -1)) : [];
    for (const [field, message, help] of mistakes) {
      report(outline.placeOf([field], 'name'), { rule: 'record-text', message, help });
    }
    if (mistakes.length > 0 || (newest && isSameText(edited, newest))) continue;
    unrecorded.push(edited);
    report(FILE_START, NOT_RECORDED);
  }
  return { record, unrecorded, findings };
}

/** The newest recorded version of a document, where there is one. */
export const newestOf = ({ versions }: LegalRecord, document: string): LegalVersion | undefined =>
  ofDocument(versions, document).at(-1);

type Mistake = [field: 'lastUpdated' | 'changeNote', message: string, help: string];

/** Explains why an edited text is neither the newest recorded version nor a valid next one. */
function mistakesIn(edited: LegalVersion, newest: LegalVersion, older: readonly LegalVersion[]): Mistake[] {
  const shown = formatDate(newest.date);
  if (isSameText(edited, newest)) {
    const changed = Object.keys(edited.facts).filter((name) => edited.facts[name] !== newest.facts[name]);
    const message = `this text shows ${changed.map((name) => `"${name}"`).join(' and ')} from content/site.yaml, which is not what the version of ${shown} was published with`;
    const help = `Give this file a later lastUpdated and a changeNote that names the change, then record it. ${RECORD_IT}`;
    return changed.length === 0 ? [] : [['lastUpdated', message, help]];
  }
  const again = older.find((version) => isSameText({ ...edited, date: version.date }, version));
  if (again) {
    const message = `this is the version of ${formatDate(again.date)} again, and the newest recorded version is of ${shown}`;
    const help = `To put the older text into force again, set lastUpdated to a day later than ${newest.date} and say in changeNote that it returns. To take the version of ${shown} back before its day, revert its whole pull request and record nothing.`;
    return [['lastUpdated', message, help]];
  }
  if (edited.date === newest.date) {
    const message = `this text differs from the version of ${shown}, which is recorded and cannot change`;
    const help =
      'Undo the change, or give this file a later lastUpdated and a changeNote that says what changed, then run: npm run legal:record. On GitHub, before the merge, keep lastUpdated and record again: Actions → Record → Run workflow.';
    return [['lastUpdated', message, help]];
  }
  const mistakes: Mistake[] = [];
  if (edited.date < newest.date) {
    const message = `lastUpdated goes back to ${formatDate(edited.date)}, and the newest recorded version is of ${shown}`;
    const help = `Set lastUpdated to the day on which this text takes effect, later than ${newest.date}.`;
    mistakes.push(['lastUpdated', message, help]);
  }
  if (edited.changeNote === newest.changeNote) {
    const message = `changeNote is still that of the version of ${shown}`;
    const help =
      'Say in one plain sentence what changed since then. If that version is not merged yet, only record again: Actions → Record → Run workflow.';
    mistakes.push(['changeNote', message, help]);
  }
  return mistakes;
}
