import { fireEvent, render, screen, within } from '@testing-library/react';
import { VersionHistory } from './VersionHistory';

const version = (
  documentName: string,
  effectiveDate: string,
  lastDay: string | null = null,
  firstDay: string | null = null,
) => ({
  documentName,
  effectiveDate,
  path: `/legal/${documentName}/${effectiveDate}/`,
  period: { firstDay: firstDay ?? effectiveDate, isFirstDayKnown: firstDay !== null, lastDay },
  changeNote: `Changed on ${effectiveDate}.`,
});
const NAMES = ['terms', 'privacy', 'cookie', 'disclaimer'];
const FIRST = NAMES.map((name) => version(name, '2025-05-02'));
const LATER = [
  version('terms', '2030-01-01', null, '2030-01-01'),
  version('terms', '2025-06-01', '2029-12-31', '2025-06-01'),
];
const THREE = [...LATER, version('terms', '2024-02-29', '2025-05-31')];
/** The same versions on a site that went public after the date of the first one. */
const KNOWN = [...LATER, version('terms', '2024-02-29', '2025-05-31', '2025-05-02')];
const UNPUBLISHED = [...THREE, ...FIRST.slice(1)].map((one) => ({ ...one, period: null }));

type VersionOfDocument = Queries.HistoryRowFragment & { documentName: string };

/** Shows these versions and the documents that they belong to. */
function show(versions: VersionOfDocument[], { isPublic } = { isPublic: true }) {
  const names = NAMES.filter((name) => versions.some(({ documentName }) => documentName === name));
  const documents = names.map((name) => ({
    name,
    currentVersion: { title: `Title of ${name}` },
    versions: versions.filter(({ documentName }) => documentName === name),
  }));
  const data = {
    siteFacts: { isPublic },
    allLegalDocument: { nodes: documents },
  };
  return render(<VersionHistory data={data} />);
}

/** A pattern for a text whose dates have no-break spaces on the page. */
const words = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);

const dayField = () => screen.queryByLabelText('Which text applied on this day?');
const rowOf = (changeNote: RegExp) => screen.getByRole('row', { name: changeNote });

it('shows one row for each document while each document has one version, and asks for no day', () => {
  show(FIRST);
  for (const document of NAMES) {
    const link = `Version of May 2, 2025 , Title of ${document}`;
    const name = words(`Title of ${document} ${link} From May 2, 2025 Changed on 2025-05-02.`);
    expect(screen.getByRole('row', { name })).toBeVisible();
  }
  expect(dayField()).toBeNull();
  expect(screen.getByText('Check that a text is unchanged').closest('details')).not.toHaveAttribute('open');
});

it("doesn't say that a text is in force before the site is public", () => {
  const { container } = show(UNPUBLISHED, { isPublic: false });
  expect(screen.getByText('These texts take effect when the site is published.')).toBeVisible();
  expect(container).not.toHaveTextContent(/in (force|effect)|(since|from) \w+ \d/i);
  const announced = rowOf(/Changed on 2030-01-01/);
  const name = words('Version of January 1, 2030 , Title of terms');
  expect(within(announced).getByRole('cell', { name })).toBeVisible();
});

it('asks for no day before the site is public', () => {
  show(UNPUBLISHED, { isPublic: false });
  expect(dayField()).toBeNull();
});

it('says when each version is in force', () => {
  show(THREE);
  expect(
    screen.getByText(/^A first version applies .*from the day we published it here if that was later/),
  ).toBeVisible();
  for (const [changeNote, period] of [
    [/Changed on 2030-01-01/, 'From January 1, 2030'],
    [/Changed on 2025-06-01/, 'June 1, 2025 to December 31, 2029'],
    [/Changed on 2024-02-29/, 'February 29, 2024 to May 31, 2025'],
  ] as const) {
    expect(within(rowOf(changeNote)).getByRole('cell', { name: words(period) })).toBeVisible();
  }
});

it('says exactly when a first version is in force, once the day on which the site went public is known', () => {
  const { container } = show(KNOWN);
  const period = words('May 2, 2025 to May 31, 2025');
  expect(within(rowOf(/Changed on 2024-02-29/)).getByRole('cell', { name: period })).toBeVisible();
  expect(container).not.toHaveTextContent('the day we published it here');
});

it('links the date of each version to its page, newest first', () => {
  show(THREE);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/legal/terms/2030-01-01/',
    '/legal/terms/2025-06-01/',
    '/legal/terms/2024-02-29/',
  ]);
});

it.each([
  ['2024-02-28', 'No version had taken effect yet', THREE, 0],
  ['2025-05-31', 'February 29, 2024 to May 31, 2025', THREE, 1],
  ['2025-06-01', 'June 1, 2025 to December 31, 2029', THREE, 1],
  ['9999-12-31', 'From January 1, 2030', THREE, 1],
  ['2025-05-01', 'No version had taken effect yet', KNOWN, 0],
  ['2025-05-02', 'May 2, 2025 to May 31, 2025', KNOWN, 1],
])('shows the version in force on %s: %s', (value, text, versions, links) => {
  show(versions);
  fireEvent.change(screen.getByLabelText('Which text applied on this day?'), { target: { value } });
  expect(screen.getByRole('cell', { name: words(text) })).toBeVisible();
  expect(within(screen.getByRole('table')).queryAllByRole('link')).toHaveLength(links);
});
