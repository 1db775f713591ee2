import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from './ComparisonTable';

const TABLE = { title: 'All banks', quarters: [{ name: 'Q3 2024' }, { name: 'Q4 2024' }] };
const ROWS = [
  { item: 'Insured institutions', before: '4,517', after: '4,487' },
  { item: 'Problem list', before: '68', after: '66' },
];

it('has a column for each quarter', () => {
  render(<ComparisonTable table={TABLE} rows={ROWS} isMarked={() => false} />);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['All banks', 'Q3 2024', 'Q4 2024']);
});

it('has a row for each figure', () => {
  render(<ComparisonTable table={TABLE} rows={ROWS} isMarked={() => false} />);
  const row = screen.getByRole('row', { name: /Problem list/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Problem list');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['68', '66']);
});

it.each(['Profit (% of assets)', 'Loans (past due) of all banks'])('shows the whole label "%s"', (item) => {
  render(<ComparisonTable table={TABLE} rows={[{ item, before: '1', after: '2' }]} isMarked={() => false} />);
  expect(screen.getByRole('rowheader')).toHaveTextContent(item);
});

it('shows the details of a figure directly below it', () => {
  render(
    <ComparisonTable
      table={TABLE}
      rows={ROWS}
      isMarked={() => false}
      renderDetails={({ item }) => `About: ${item}`}
    />,
  );
  const groupOf = (name: string) =>
    screen
      .getAllByRole('rowgroup')
      .find((group) => within(group).queryByRole('rowheader', { name }) !== null);
  for (const { item, before, after } of ROWS) {
    expect(groupOf(item)).toHaveTextContent(`${item}${before}${after}About: ${item}`);
  }
});
