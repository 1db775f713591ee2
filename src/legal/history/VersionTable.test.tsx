import { render, screen } from '@testing-library/react';
import { DOCUMENTS } from './fixtures/documents';
import { VersionTable } from './VersionTable';

it('names a document once, beside all of its versions', () => {
  render(<VersionTable documents={DOCUMENTS} isPublic />);
  const names = screen.getAllByRole('rowheader', { name: 'Terms of Use' });
  expect(names.map((name) => name.getAttribute('rowspan'))).toEqual(['2']);
});

it('names the version and the document in each link', () => {
  render(<VersionTable documents={DOCUMENTS} isPublic />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(names).toEqual([
    'Version of December 1, 2026, Terms of Use',
    'Version of May 2, 2025, Terms of Use',
  ]);
});

it.each([
  ['says when each version is in effect, once the site is public', true, ['In effect']],
  ['does not say so before that', false, []],
])('%s', (_what, isPublic, columns) => {
  render(<VersionTable documents={DOCUMENTS} isPublic={isPublic} />);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Document', 'Version', ...columns, 'What changed']);
  expect(screen.queryAllByRole('cell', { name: /period/ })).toHaveLength(isPublic ? 2 : 0);
});
