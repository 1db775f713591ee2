/**
 * Without the condition `browser`, React's server is its build for Node: jsdom lacks what the other
 * one needs.
 *
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { VersionTable } from './VersionTable';

const version = (firstDay: string) => ({
  firstDay,
  path: `/legal/terms/${firstDay}/`,
  period: `The period from ${firstDay}`,
  changeNote: `Changed on ${firstDay}.`,
});

const PROPS = {
  documents: [
    { name: 'terms', title: 'Terms of Use', versions: [version('2026-12-01'), version('2025-05-02')] },
  ],
  isPublished: true,
  asksForDay: true,
};
const table = <VersionTable {...PROPS} />;

const dayField = () => screen.getByLabelText<HTMLInputElement>('Which text applied on this day?');
const enter = (value: string) => fireEvent.change(dayField(), { target: { value } });
const periods = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

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

it.each([
  ['days on which a text is in effect, once the site is public', true, 'In effect'],
  ['dates before that', false, 'Date'],
])('calls the days of the versions %s', (_what, isPublished, name) => {
  render(<VersionTable {...PROPS} isPublished={isPublished} asksForDay={false} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Document',
    name,
    'What changed',
  ]);
});
