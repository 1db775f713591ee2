/**
 * Without the condition `browser`, the tests get React's server for Node: jsdom lacks what React's server for
 * browsers needs.
 *
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { VersionTable } from './VersionTable';

const version = (effectiveDate: string) => ({
  effectiveDate,
  path: `/legal/terms/${effectiveDate}/`,
  firstDay: effectiveDate,
  period: `The period from ${effectiveDate}`,
  changeNote: `Changed on ${effectiveDate}.`,
});

const PROPS = {
  documents: [
    { name: 'terms', title: 'Terms of Use', versions: [version('2026-12-01'), version('2025-05-02')] },
  ],
  isPublic: true,
  asksForDay: true,
};
const table = <VersionTable {...PROPS} />;

const dayField = () => screen.getByLabelText<HTMLInputElement>('Which text applied on this day?');
const enter = (value: string) => fireEvent.change(dayField(), { target: { value } });
const periods = () => screen.getAllByRole('cell', { name: /period/ }).map(({ textContent }) => textContent);

const BOTH = ['The period from 2026-12-01', 'The period from 2025-05-02'];

it('says for which day it shows versions', () => {
  render(table);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  enter('2025-06-01');
  expect(screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toBe('In effect on June 1, 2025:');
});

it('shows all versions again when the day is cleared', () => {
  render(table);
  enter('2025-06-01');
  expect(periods()).toEqual(['The period from 2025-05-02']);
  enter('');
  expect(periods()).toEqual(BOTH);
});

it('shows all versions while the year that somebody types has too many digits', () => {
  render(table);
  enter('20250-06-01');
  expect(dayField()).toHaveValue('20250-06-01');
  expect(periods()).toEqual(BOTH);
});

it('reads a day that was entered before React started', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(table);
  dayField().value = '2025-06-01';
  render(table, { container, hydrate: true });
  expect(periods()).toEqual(['The period from 2025-05-02']);
});

it('names a document once, beside all of its versions', () => {
  render(table);
  const names = screen.getAllByRole('rowheader', { name: 'Terms of Use' });
  expect(names.map((name) => name.getAttribute('rowspan'))).toEqual(['2']);
});

it('names the version and the document in each link', () => {
  render(table);
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
  render(<VersionTable {...PROPS} isPublic={isPublic} asksForDay={false} />);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Document', 'Version', ...columns, 'What changed']);
  expect(screen.queryAllByRole('cell', { name: /period/ })).toHaveLength(isPublic ? 2 : 0);
});
