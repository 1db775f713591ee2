import { RECORD_FOLDER, recordedFile, versionsAmong } from './record-paths';

it('finds versions by the names of their recorded texts, and ignores other files', () => {
  const versions = [
    { documentName: 'terms', effectiveDate: '2025-05-02' },
    { documentName: 'terms', effectiveDate: '2026-01-01' },
    { documentName: 'privacy', effectiveDate: '2025-05-02' },
  ];
  const texts = versions.map((version) => `${RECORD_FOLDER}/${recordedFile(version, 'mdx')}`);
  const tokens = versions.map((version) => `${RECORD_FOLDER}/${recordedFile(version, 'tsr')}`);
  const others = [
    `${RECORD_FOLDER}/ledger.json`,
    'legal/terms.mdx',
    `copy/${texts[0]}`,
    `${RECORD_FOLDER}/.terms.mdx`,
  ];
  expect(versionsAmong([...others, ...tokens, ...texts])).toEqual(versions);
});
