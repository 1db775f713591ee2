import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { editTerms } from '../tests/support/content';
import { checkContentAndRecord } from './check-content-and-record';

const BUILD = settingsWithoutVariables('2026-02-01');

let project: string;
let content: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'check-content-'));
  content = path.join(project, 'content');
  cpSync('e2e/content', content, { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

it('finds which texts have to be recorded', async () => {
  editTerms(content);
  const { unrecorded, findings } = await checkContentAndRecord(content, BUILD);
  expect(unrecorded.map(({ document, effectiveDate }) => `${document} ${effectiveDate}`)).toEqual([
    'terms 2026-03-01',
  ]);
  expect(findings.map(({ rule }) => rule)).toContain('record-missing');
});

it('accepts links to versions that are recorded or edited, and to no others', async () => {
  editTerms(content);
  const { record } = await checkContentAndRecord(content, BUILD);
  const recorded = record.versions.map(
    ({ document, effectiveDate }) => `/legal/${document}/${effectiveDate}/`,
  );
  const links = [...recorded, '/legal/terms/2026-03-01/', '/legal/terms/2026-03-02/'];
  const body = links.map((link) => `[A version](${link}) of it.`).join(' ');
  writeFileSync(
    path.join(content, 'faq/versions.mdx'),
    `---\nquestion: Which?\norder: 9999\n---\n\n${body}\n`,
  );
  const { findings } = await checkContentAndRecord(content, BUILD);
  const broken = findings.filter(({ rule }) => rule === 'link').map(({ message }) => message);
  expect(broken).toEqual(['the site has no page or file "/legal/terms/2026-03-02/"']);
});
