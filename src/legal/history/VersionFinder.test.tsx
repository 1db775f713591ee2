/**
 * Without the condition `browser`, the tests get React's server for Node: jsdom lacks what React's server for
 * browsers needs.
 *
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DOCUMENTS } from './fixtures/documents';
import { VersionFinder } from './VersionFinder';

const finder = <VersionFinder documents={DOCUMENTS} />;

const dayField = () => screen.getByLabelText<HTMLInputElement>('Which text applied on this day?');
const enter = (value: string) => fireEvent.change(dayField(), { target: { value } });
const periods = () => screen.getAllByRole('cell', { name: /period/ }).map(({ textContent }) => textContent);

const BOTH = ['The period from 2026-12-01', 'The period from 2025-05-02'];

it('says for which day it shows versions', () => {
  render(finder);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  enter('2025-06-01');
  expect(screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toBe('In effect on June 1, 2025:');
});

it('shows all versions again when the day is cleared', () => {
  render(finder);
  enter('2025-06-01');
  expect(periods()).toEqual(['The period from 2025-05-02']);
  enter('');
  expect(periods()).toEqual(BOTH);
});

it('shows all versions while the year that somebody types has too many digits', () => {
  render(finder);
  enter('20250-06-01');
  expect(dayField()).toHaveValue('20250-06-01');
  expect(periods()).toEqual(BOTH);
});

it('reads a day that was entered before React started', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(finder);
  dayField().value = '2025-06-01';
  render(finder, { container, hydrate: true });
  expect(periods()).toEqual(['The period from 2025-05-02']);
});
