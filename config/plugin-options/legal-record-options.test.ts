import { legalRecordOptions } from './legal-record-options';

const showsUnrecorded = (isPreview: boolean) =>
  legalRecordOptions({ today: '2026-02-01', isPreview }).showsUnrecorded;

it('shows unrecorded legal texts in a preview, and never to visitors', () => {
  expect(showsUnrecorded(true)).toBe(true);
  expect(showsUnrecorded(false)).toBe(false);
});
