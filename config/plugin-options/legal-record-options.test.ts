import { legalRecordOptions } from './legal-record-options';

it.each([
  ['in a preview', { isPreview: true, isDevelop: false }, true],
  ['in gatsby develop', { isPreview: false, isDevelop: true }, true],
  ['never to visitors', { isPreview: false, isDevelop: false }, false],
])('shows unrecorded legal texts %s', (_when, build, expected) => {
  expect(legalRecordOptions({ today: '2026-02-01', ...build }).showsUnrecorded).toBe(expected);
});
