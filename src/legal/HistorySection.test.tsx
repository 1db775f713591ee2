import { fireEvent, render, screen, within } from '@testing-library/react';
import { HistorySection } from './HistorySection';

const version = (document: string, effectiveDate: string, isShown: boolean, until: string | null = null) => ({
  title: `Title of ${document}`,
  effectiveDate,
  isShown,
  path: `/legal/${document}/${effectiveDate}/`,
  until,
  changeNote: `Changed on ${effectiveDate}.`,
});
const FIRST = ['terms', 'privacy', 'cookie', 'disclaimer'].map((name) => [version(name, '2025-05-02', true)]);
const THREE = [
  version('terms', '2030-01-01', false),
  version('terms', '2025-06-01', true, '2029-12-31'),
  version('terms', '2024-02-29', false, '2025-05-31'),
];

const show = (versions: ReturnType<typeof version>[][], isPublished = true) =>
  render(
    <HistorySection
      data={{
        siteFacts: { url: 'https://example.org', isPublished },
        versions: { group: versions.map((nodes) => ({ nodes })) },
      }}
    />,
  );
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent.replaceAll('\u00a0', ' ')));

it('shows one row for each document while each document has one version, and asks for no day', () => {
  show(FIRST);
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toEqual(['Title of terms', 'from May 2, 2025', 'Changed on 2025-05-02.']);
  expect(screen.queryByLabelText('Which text applied on this day?')).toBeNull();
  expect(screen.getByText('Check that a text is unchanged').closest('details')).not.toHaveAttribute('open');
});

it("doesn't say that a text is in force before the site is published", () => {
  const { container } = show([THREE, ...FIRST.slice(1)], false);
  expect(screen.getByText('These texts take effect when the site is published.')).toBeVisible();
  expect(container).not.toHaveTextContent(/in (force|effect)|(since|from) \w+ \d/i);
  expect(rows()[0]?.[1]).toBe('January 1, 2030');
});

it('asks for no day before the site is published', () => {
  show([THREE], false);
  expect(screen.queryByLabelText('Which text applied on this day?')).toBeNull();
});

it('says when each version is in force, the newest version first', () => {
  show([THREE]);
  expect(
    screen.getByText(/^A first version applies .*from the day we published it here if that was later/),
  ).toBeVisible();
  expect(rows()).toEqual([
    ['Title of terms', 'from January 1, 2030', 'Changed on 2030-01-01.'],
    ['June 1, 2025 to December 31, 2029', 'Changed on 2025-06-01.'],
    ['February 29, 2024 to May 31, 2025', 'Changed on 2024-02-29.'],
  ]);
});

it('leads from the days of each version to its page', () => {
  show([THREE]);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
  ).toEqual([
    ['from January 1, 2030', '/legal/terms/2030-01-01/'],
    ['June 1, 2025 to December 31, 2029', '/legal/terms/2025-06-01/'],
    ['February 29, 2024 to May 31, 2025', '/legal/terms/2024-02-29/'],
  ]);
});

it.each([
  ['2024-02-28', 'No version had taken effect yet', 0],
  ['2025-05-31', 'February 29, 2024 to May 31, 2025', 1],
  ['2025-06-01', 'June 1, 2025 to December 31, 2029', 1],
  ['9999-12-31', 'from January 1, 2030', 1],
])('shows the version in force on %s: %s', (day, text, links) => {
  show([THREE]);
  fireEvent.change(screen.getByLabelText('Which text applied on this day?'), { target: { value: day } });
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.[1]).toContain(text);
  expect(within(screen.getByRole('table')).queryAllByRole('link')).toHaveLength(links);
});
