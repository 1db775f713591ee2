import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkFolder } from '../../plugins/content-check';
import { writeRecordedContent } from '../../tests/support/content';
import { editDocument, VERSIONS } from '../../tests/support/legal-texts';
import { settingsWithoutVariables, type CheckSettings } from '../environment/check-settings';
import { contentCheckOptions } from './content-check-options';

const BUILD = settingsWithoutVariables('2026-02-01');

let project: string;
let content: string;
beforeEach(async () => {
  project = mkdtempSync(path.join(os.tmpdir(), 'check-options-'));
  content = path.join(project, 'content');
  await writeRecordedContent(project);
});
afterEach(() => rmSync(project, { recursive: true }));

/** The rules of the errors with which the check of the record stops a build. */
async function stopsOf(build: CheckSettings): Promise<string[]> {
  const { additionalChecks = [], ...options } = contentCheckOptions(build);
  const checked = await checkFolder(content, options);
  const findings = additionalChecks.flatMap((check) => check(content, checked));
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

it('stops the build of a site whose legal texts are not recorded', async () => {
  expect(await stopsOf(BUILD)).toEqual([]);
  await editDocument(content, 'terms', VERSIONS[1]);
  expect(await stopsOf(BUILD)).toEqual(['record-missing']);
});

it('builds a preview of legal texts that are not recorded', async () => {
  await editDocument(content, 'terms', VERSIONS[1]);
  expect(await stopsOf({ ...BUILD, isPreview: true })).toEqual([]);
});
