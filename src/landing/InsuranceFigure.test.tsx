import { render, screen } from '@testing-library/react';
import { InsuranceFigure } from './InsuranceFigure';

const INSURANCE = {
  title: 'Is my money insured?',
  sentence: 'The amount is $250,000 per person, bank and category.',
  notes: [],
  calculation: {
    title: 'Two banks',
    banks: ['Bank A', 'Bank B'],
    categories: ['Single', 'Joint'],
    totalLabel: 'Total insured: up to',
  },
  excluded: { title: 'Not covered', items: ['Stocks'], note: 'Insurance pays if a bank fails.' },
};

it('adds up the amounts of all categories at all banks', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.slice(0, -1)).toEqual(
    ['Bank A Single', 'Bank A Joint', 'Bank B Single', 'Bank B Joint'].map((row) => `${row}$250,000`),
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Total insured: up to $1,000,000');
});

it('keeps the amount in the sentence with its conditions', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  expect(screen.getByText('The amount is', { exact: false })).toHaveTextContent(
    'The amount is $250,000 per person, bank and category.',
  );
});
