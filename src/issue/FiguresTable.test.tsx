import { render, screen, within } from '@testing-library/react';
import { FiguresTable } from './FiguresTable';

const TABLE = {
  title: 'All banks',
  publisher: 'FDIC',
  remark: 'Later filings may correct a figure.',
  quarters: [
    { name: 'Q3 2024', url: 'https://example.org/q3' },
    { name: 'Q4 2024', url: 'https://example.org/q4' },
  ],
  rows: [
    {
      item: 'Insured institutions',
      before: '4,517',
      after: '4,487',
      meaning: 'Most of them merged.',
      isLead: false,
      note: null,
    },
    {
      item: 'Problem list',
      before: '68',
      after: '66',
      meaning: 'Examiners rate these banks 4 or 5.',
      isLead: true,
      note: {
        __typename: 'IssueTableRowNote',
        title: 'The list is secret',
        text: 'The names of its banks are not published.',
      },
    },
    {
      item: 'Insurance fund',
      before: '$133.1',
      after: '$137.1',
      meaning: 'In billions.',
      isLead: false,
      note: { __typename: 'IssueTableRowNote', title: 'The fund grew', text: 'Banks pay into it.' },
    },
  ],
} satisfies Queries.FiguresTableFragment;

/** The row below a row of figures, which begins with what they mean. */
const detailsThatBegin = (meaning: RegExp) => within(screen.getByRole('row', { name: meaning }));

it('says what each figure means', () => {
  render(<FiguresTable table={TABLE} />);
  for (const name of [
    'Insured institutions 4,517 4,487',
    'Most of them merged.',
    'Insurance fund $133.1 $137.1',
  ]) {
    expect(screen.getByRole('row', { name })).toBeVisible();
  }
});

it('explains the figures that have a note', () => {
  render(<FiguresTable table={TABLE} />);
  const details = detailsThatBegin(/^In billions\./);
  expect(details.getByText('The fund grew')).toBeVisible();
  expect(details.getByText('Banks pay into it.')).toBeVisible();
});

it('repeats the figures of the lead row in its note, and of no other row', () => {
  render(<FiguresTable table={TABLE} />);
  expect(detailsThatBegin(/^Examiners/).getByText('68')).toBeVisible();
  expect(detailsThatBegin(/^In billions\./).queryByText('$133.1')).toBeNull();
});

it('names the source of the figures, with a link for each quarter', () => {
  render(<FiguresTable table={TABLE} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Source: FDIC, Q3 2024 and Q4 2024.');
  expect(screen.getByText(TABLE.remark)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Q3 2024' })).toHaveAttribute('href', 'https://example.org/q3');
  expect(screen.getByRole('link', { name: 'Q4 2024' })).toHaveAttribute('href', 'https://example.org/q4');
});
