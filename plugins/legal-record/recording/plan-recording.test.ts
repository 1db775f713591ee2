import { checkFolder, copyHistoryForEachTest, editDocument, VERSIONS } from '../fixtures/history';
import { DOCUMENTS, TODAY } from '../fixtures/options';
import { hashOfEntry } from '../record/ledger';
import type { LegalVersion } from '../record/legal-version';
import { planRecording } from './plan-recording';

const [FIRST, SECOND, IN_FORCE, ANNOUNCED] = VERSIONS;
const NEW = { ...ANNOUNCED, effectiveDate: '2026-04-01', changeNote: 'Cost again.' };

const root = copyHistoryForEachTest();

/** Plans the recording of the terms when they are edited like this. */
function planFor(edited: typeof ANNOUNCED, inFolder: readonly LegalVersion[] = [], today = TODAY) {
  editDocument(root, 'terms', edited);
  const check = checkFolder(root, today);
  const plan = planRecording(check, { inFolder, documents: DOCUMENTS, today });
  return { ...plan, check, terms: plan.versions.filter(({ documentName }) => documentName === 'terms') };
}

const datesOf = (versions: readonly LegalVersion[]) => versions.map(({ effectiveDate }) => effectiveDate);

it('adds an edited document to the end of its chain, with the day of recording', () => {
  const { terms, dayProblem } = planFor(NEW);
  expect(dayProblem).toBeUndefined();
  expect(datesOf(terms)).toEqual(datesOf([...VERSIONS, NEW] as LegalVersion[]));
  const [newest, before] = [terms.at(-1), terms.at(-2)];
  expect(newest).toMatchObject({ recorded: TODAY, previousHash: before && hashOfEntry(before) });
});

it('takes back what is announced when the text is the one in force again', () => {
  expect(datesOf(planFor(IN_FORCE).terms)).toEqual(datesOf([FIRST, SECOND, IN_FORCE] as LegalVersion[]));
});

it('replaces the drafts of a document that is edited before the site is public', () => {
  editDocument(root, 'terms', NEW);
  const check = checkFolder(root);
  const facts = check.facts && { ...check.facts, unpublished: true as const };
  const { versions } = planRecording(
    { ...check, facts },
    { inFolder: [], documents: DOCUMENTS, today: TODAY },
  );
  expect(datesOf(versions.filter(({ documentName }) => documentName === 'terms'))).toEqual([
    NEW.effectiveDate,
  ]);
  expect(versions).toHaveLength(DOCUMENTS.length);
});

it('keeps the day on which the folder has recorded the same text', () => {
  const { terms } = planFor(NEW);
  const recorded = terms.map((version) => ({ ...version, recorded: '2026-01-02' }));
  expect(planFor(NEW, recorded).terms.at(-1)).toMatchObject({ recorded: '2026-01-02' });
});

it('replaces a day on which nothing can have been recorded', () => {
  const { terms } = planFor(NEW);
  const forged = terms.map((version) => ({ ...version, recorded: '9999-01-01' }));
  expect(planFor(NEW, forged).terms.at(-1)).toMatchObject({ recorded: TODAY });
});

it('keeps a timestamp only for the entry that it is about', () => {
  const [first, second, ...others] = planFor(ANNOUNCED).terms;
  if (!first || !second) throw new Error('There are no versions.');
  const timestamp = { entryHash: hashOfEntry(first) } as LegalVersion['timestamp'];
  const { terms } = planFor(ANNOUNCED, [{ ...first, timestamp }, { ...second, timestamp }, ...others]);
  expect(terms.map((version) => version.timestamp)).toEqual([
    timestamp,
    ...VERSIONS.slice(1).map(() => null),
  ]);
});

it('does not change the versions of the check', () => {
  const { check } = planFor(NEW);
  expect(check.unrecorded).toEqual([expect.not.objectContaining({ recorded: expect.anything() })]);
});

it('says why nothing can be recorded on a day', () => {
  expect(planFor(NEW, [], '9999-01-01').dayProblem).toMatch(
    /^The day of recording, 9999-01-01, has not come/,
  );
});

it('reports no problem with the day when there is nothing to record', () => {
  expect(planFor(ANNOUNCED, [], '9999-01-01').dayProblem).toBeUndefined();
});
