import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_START, reportTo } from '../../shared/text/finding';
import { checkFolder, copyHistoryForEachTest, editDocument, VERSIONS } from '../fixtures/history';
import { DOCUMENTS, OPTIONS, TODAY } from '../fixtures/options';
import { updateRecord } from './update-record';

const [, , , ANNOUNCED] = VERSIONS;
const NEW = { ...ANNOUNCED, effectiveDate: '2026-04-01', changeNote: 'Cost again.' };
const FURTHER_FILE = 'content/policy.yaml';

const root = copyHistoryForEachTest();

const ledger = () => readFileSync(path.join(root, 'legal/record/ledger.json'), 'utf8');

/** Records what is edited, as on a site in which the content check found a mistake in a file. */
const record = ({ fileWithMistake, today = TODAY }: { fileWithMistake?: string; today?: string } = {}) =>
  updateRecord({
    contentRoot: root,
    documents: DOCUMENTS,
    check: () => {
      const comparison = checkFolder(root, today);
      const report = reportTo(comparison.findings, fileWithMistake ?? '');
      if (fileWithMistake) report(FILE_START, { rule: 'sample', message: 'a mistake', help: 'Correct it.' });
      return Promise.resolve(comparison);
    },
    furtherFiles: [FURTHER_FILE],
    advice: OPTIONS.advice,
    today,
    base: undefined,
    allowsPast: false,
    authority: undefined,
  });

it('records an edited text, then has nothing to do', async () => {
  editDocument(root, 'terms', NEW);
  expect(await record()).toMatchObject({
    isChanged: true,
    recorded: [{ documentName: 'terms', effectiveDate: NEW.effectiveDate }],
    takenBack: [],
    timestampProblem: undefined,
  });
  expect(ledger()).toContain(NEW.changeNote);
  expect(await record()).toMatchObject({ isChanged: false, recorded: [] });
});

it.each(['content/legal/terms.mdx', 'content/site.yaml', FURTHER_FILE])(
  'records nothing while %s has a mistake',
  async (fileWithMistake) => {
    const before = ledger();
    editDocument(root, 'terms', NEW);
    await expect(record({ fileWithMistake })).rejects.toThrow(/a mistake[^]*Nothing was recorded\.$/);
    expect(ledger()).toBe(before);
  },
);

it('records texts while another file has a mistake', async () => {
  editDocument(root, 'terms', NEW);
  expect(await record({ fileWithMistake: 'content/faq/launch.mdx' })).toMatchObject({ isChanged: true });
});

it('records no text whose day has passed, and says what to do if that is right', async () => {
  editDocument(root, 'terms', NEW);
  await expect(record({ today: '2026-04-02' })).rejects.toThrow(OPTIONS.advice.allowPast);
});
