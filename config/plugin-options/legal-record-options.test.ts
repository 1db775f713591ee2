import { legalRecordOptions } from './legal-record-options';

const showsDrafts = (isPreview: boolean) =>
  legalRecordOptions({ today: '2026-02-01', isPreview }).showsDrafts;

it('shows drafts of legal texts in a preview, and never to visitors', () => {
  expect(showsDrafts(true)).toBe(true);
  expect(showsDrafts(false)).toBe(false);
});
