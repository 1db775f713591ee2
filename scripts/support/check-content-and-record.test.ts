import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsWithoutVariables } from '../../config/environment/check-settings';
import { writeRecordedContent } from '../../tests/support/content';
import { editDocument, VERSIONS } from '../../tests/support/legal-texts';
import { checkContentAndRecord } from './check-content-and-record';

const BUILD = settingsWithoutVariables('2026-02-01');

let project: string;
let content: string;
beforeEach(async () => {
  project = mkdtempSync(path.join(os.tmpdir(), 'check-content-'));
  content = path.join(project, 'content');
  await writeRecordedContent(project);
});
afterEach(() => rmSync(project, { recursive: true }));

it('finds which texts have to be recorded', async () => {
  await editDocument(content, 'terms', VERSIONS[1]);
  const { unrecorded, findings } = await checkContentAndRecord(content, BUILD);
  expect(unrecorded.map(({ documentName, effectiveDate }) => `${documentName} ${effectiveDate}`)).toEqual([
    'terms 2025-06-01',
  ]);
  expect(findings.map(({ rule }) => rule)).toContain('record-missing');
});

it('accepts links to versions that are recorded or edited, and to no others', async () => {
  await editDocument(content, 'terms', VERSIONS[1]);
  const { record } = await checkContentAndRecord(content, BUILD);
  const recorded = record.versions.map(
    ({ documentName, effectiveDate }) => `/legal/${documentName}/${effectiveDate}/`,
  );
  const links = [...recorded, '/legal/terms/2025-06-01/', '/legal/terms/2025-06-02/'];
  const body = links.map((link) => `[A version](${link}) of it.`).join(' ');
  writeFileSync(
    path.join(content, 'faq/versions.mdx'),
    `---\nquestion: Which?\norder: 9999\n---\n\n${body}\n`,
  );
  const { findings } = await checkContentAndRecord(content, BUILD);
  const broken = findings.filter(({ rule }) => rule === 'link').map(({ message }) => message);
  expect(broken).toEqual(['the site has no page or file "/legal/terms/2025-06-02/"']);
});
