import { render, screen } from '@testing-library/react';
import { LegalDocument } from './LegalDocument';

const VERSION = {
  document: 'terms',
  title: 'Terms of Use',
  isDraft: false,
  effectiveDate: '2025-05-02',
  until: null,
  path: '/legal/terms/2025-05-02/',
  next: null,
  previous: null,
  summary: 'You can read this site for free.',
  keyPhrases: [],
  intro: '',
  parts: [],
};

function dateLineOf(version: Queries.LegalDocumentFragment, isPublished = true): string {
  render(<LegalDocument version={version} isPublished={isPublished} address="https://example.com/legal" />);
  const line = screen.getByText(/^Last updated/);
  return line.textContent.replaceAll('\u00a0', ' ');
}

it('says when a version is in effect that replaced another one', () => {
  const later = { ...VERSION, effectiveDate: '2026-12-01', previous: { id: 'the version before' } };
  expect(dateLineOf(later)).toBe('Last updated December 1, 2026, in effect from that day');
});

it("doesn't say that a first version was in effect on its date, when nobody may have been able to read it", () => {
  expect(dateLineOf(VERSION)).toBe('Last updated May 2, 2025');
});

it("doesn't say that a text is in effect before the site is published", () => {
  expect(dateLineOf({ ...VERSION, previous: { id: 'the version before' } }, false)).toBe(
    'Last updated May 2, 2025',
  );
});
