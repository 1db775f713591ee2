import { fireEvent, render, screen, within } from '@testing-library/react';
import { VersionHistory } from './VersionHistory';

/** A version of the terms that is in force from its date on, except for what a test says about it. */
const version = ({
  document = 'terms',
  effectiveDate,
  firstDay = effectiveDate,
  isFirstDayKnown = true,
  lastDay = null,
}: {
  document?: string;
  effectiveDate: string;
  firstDay?: string;
  isFirstDayKnown?: boolean;
  lastDay?: string | null;
}) => ({
  document,
  effectiveDate,
  path: `/legal/${document}/${effectiveDate}/`,
  period: { firstDay, isFirstDayKnown, lastDay },
  changeNote: `Changed on ${effectiveDate}.`,
});

/** Shows these versions with their documents. Before the site is public, no version has a period. */
function show(versions: ReturnType<typeof version>[], { isPublic } = { isPublic: true }) {
  const names = new Set(versions.map(({ document }) => document));
  const documents = [...names].map((name) => ({
    name,
    currentVersion: { title: `Title of ${name}` },
    versions: versions
      .filter(({ document }) => document === name)
      .map(({ period, ...rest }) => ({ ...rest, period: isPublic ? period : null })),
  }));
  const data = {
    siteFacts: { unpublished: !isPublic },
    allLegalDocument: { nodes: documents },
  };
  return render(<VersionHistory data={data} />);
}

/** A pattern for a text whose dates have no-break spaces on the page. */
const words = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);

const dayField = () => screen.queryByLabelText('Which text applied on this day?');
const rowOf = (changeNote: RegExp) => screen.getByRole('row', { name: changeNote });

/** Enters a day, and expects this period, and as many links to versions. */
function expectOnDay(day: string, period: string, linkCount: number) {
  fireEvent.change(screen.getByLabelText('Which text applied on this day?'), { target: { value: day } });
  expect(screen.getByRole('cell', { name: words(period) })).toBeVisible();
  expect(within(screen.getByRole('table')).queryAllByRole('link')).toHaveLength(linkCount);
}

it('shows one row for each document while each document has one version, and asks for no day', () => {
  const documents = ['terms', 'privacy', 'cookie', 'disclaimer'];
  show(documents.map((document) => version({ document, effectiveDate: '2025-05-02' })));
  for (const document of documents) {
    const link = `Version of May 2, 2025 , Title of ${document}`;
    const name = words(`Title of ${document} ${link} From May 2, 2025 Changed on 2025-05-02.`);
    expect(screen.getByRole('row', { name })).toBeVisible();
  }
  expect(dayField()).toBeNull();
  expect(screen.getByText('Check that a text is unchanged').closest('details')).not.toHaveAttribute('open');
});

it("doesn't say that a text is in force before the site is public", () => {
  const versions = [
    version({ effectiveDate: '2030-01-01' }),
    version({ effectiveDate: '2025-05-02' }),
    version({ document: 'privacy', effectiveDate: '2025-05-02' }),
  ];
  const { container } = show(versions, { isPublic: false });
  expect(screen.getByText('These texts take effect when the site is published.')).toBeVisible();
  expect(container).not.toHaveTextContent(/in (force|effect)|(since|from) \w+ \d/i);
  const announced = rowOf(/Changed on 2030-01-01/);
  const name = words('Version of January 1, 2030 , Title of terms');
  expect(within(announced).getByRole('cell', { name })).toBeVisible();
});

it('asks for no day before the site is public', () => {
  const versions = [version({ effectiveDate: '2030-01-01' }), version({ effectiveDate: '2025-05-02' })];
  show(versions, { isPublic: false });
  expect(dayField()).toBeNull();
});

it('says when each version is in force', () => {
  show([
    version({ effectiveDate: '2030-01-01' }),
    version({ effectiveDate: '2025-06-01', lastDay: '2029-12-31' }),
    version({ effectiveDate: '2024-02-29', isFirstDayKnown: false, lastDay: '2025-05-31' }),
  ]);
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
  const { container } = show([
    version({ effectiveDate: '2025-06-01' }),
    version({ effectiveDate: '2024-02-29', firstDay: '2025-05-02', lastDay: '2025-05-31' }),
  ]);
  const period = words('May 2, 2025 to May 31, 2025');
  expect(within(rowOf(/Changed on 2024-02-29/)).getByRole('cell', { name: period })).toBeVisible();
  expect(container).not.toHaveTextContent('the day we published it here');
});

it('links the date of each version to its page, newest first', () => {
  show([version({ effectiveDate: '2025-06-01' }), version({ effectiveDate: '2024-02-29' })]);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/legal/terms/2025-06-01/',
    '/legal/terms/2024-02-29/',
  ]);
});

it.each([
  ['2024-02-28', 'No version had taken effect yet', 0],
  ['2025-05-31', 'February 29, 2024 to May 31, 2025', 1],
  ['2025-06-01', 'June 1, 2025 to December 31, 2029', 1],
  ['9999-12-31', 'From January 1, 2030', 1],
])('shows the version in force on %s: %s', (day, period, linkCount) => {
  show([
    version({ effectiveDate: '2030-01-01' }),
    version({ effectiveDate: '2025-06-01', lastDay: '2029-12-31' }),
    version({ effectiveDate: '2024-02-29', isFirstDayKnown: false, lastDay: '2025-05-31' }),
  ]);
  expectOnDay(day, period, linkCount);
});

it.each([
  ['2025-05-01', 'No version had taken effect yet', 0],
  ['2025-05-02', 'May 2, 2025 to May 31, 2025', 1],
])(
  'shows a first version only from the day on which the site went public: on %s, %s',
  (day, period, linkCount) => {
    show([
      version({ effectiveDate: '2025-06-01' }),
      version({ effectiveDate: '2024-02-29', firstDay: '2025-05-02', lastDay: '2025-05-31' }),
    ]);
    expectOnDay(day, period, linkCount);
  },
);
