import { RECORD, recordedFile, versionsAmong } from './record-paths';

it('finds the versions whose texts are among files', () => {
  const versions = [
    { document: 'terms', version: '2025-05-02' },
    { document: 'terms', version: '2026-01-01' },
    { document: 'privacy', version: '2025-05-02' },
  ];
  const texts = versions.map((version) => `${RECORD}/${recordedFile(version, 'mdx')}`);
  const tokens = versions.map((version) => `${RECORD}/${recordedFile(version, 'tsr')}`);
  const others = [`${RECORD}/ledger.json`, 'legal/terms.mdx', `copy/${texts[0]}`, `${RECORD}/.terms.mdx`];
  expect(versionsAmong([...others, ...tokens, ...texts])).toEqual(versions);
});
