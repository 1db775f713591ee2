import { fireEvent, render, screen } from '@testing-library/react';
import { VersionOnDate } from './VersionOnDate';

const DOCUMENTS = [
  { name: 'terms', title: 'Terms of Use', dates: ['2024-02-29', '2025-05-02', '2025-06-01'] },
  { name: 'privacy', title: 'Privacy Notice', dates: ['2025-05-02'] },
];

const answersOn = (day: string) => {
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

beforeEach(() => {
  render(<VersionOnDate documents={DOCUMENTS} today="2025-05-31" />);
});

it.each([
  ['2024-02-28', 'No version was in force yet'],
  ['2024-02-29', 'Version of February 29, 2024'],
  ['2025-05-01', 'Version of February 29, 2024'],
  ['2025-05-02', 'Version of May 2, 2025'],
  ['2025-05-31', 'Version of May 2, 2025'],
  ['2025-06-01', 'Version of June 1, 2025'],
  ['9999-12-31', 'Version of June 1, 2025'],
  ['0001-01-01', 'No version was in force yet'],
])('on %s: %s', (day, answer) => {
  expect(answersOn(day)[0]).toBe(`Terms of Use ${answer}`);
});

it('shows at first the version of every document today, with a link to its page', () => {
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Terms of Use Version of May 2, 2025',
    'Privacy Notice Version of May 2, 2025',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/legal/terms/2025-05-02/',
    '/legal/privacy/2025-05-02/',
  ]);
});

it('asks for a date while the field is empty', () => {
  expect(answersOn('')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Choose a date to see the texts of that day.');
});
