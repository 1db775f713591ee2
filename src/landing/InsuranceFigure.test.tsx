import { render, screen, within } from '@testing-library/react';
import { InsuranceFigure } from './InsuranceFigure';

const INSURANCE = {
  title: 'Is my money insured?',
  amount: 250_000,
  sentence: 'The amount is {amount} per person, bank and category.',
  abroad: 'Where you live does not matter.',
  notes: [],
  calculation: {
    title: 'Two banks',
    banks: ['Bank A', 'Bank B'],
    categories: ['Single', 'Joint'],
    totalLabel: 'Total insured: up to',
  },
  excluded: { title: 'Not covered', items: ['Stocks'], note: 'Insurance pays if a bank fails.' },
};

it('shows the amount for each category at each bank, and adds them up', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  const banks = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^Bank/));
  expect(banks).toHaveLength(2);
  for (const bank of banks) {
    const accounts = within(bank).getAllByRole('listitem');
    const texts = accounts.map(({ textContent }) => textContent);
    expect(texts).toEqual(['Single $250,000', 'Joint $250,000']);
  }
  expect(screen.getByRole('figure')).toHaveTextContent('Total insured: up to $1,000,000');
});

it('keeps the amount in the sentence with its conditions', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  expect(screen.getByText('The amount is', { exact: false })).toHaveTextContent(
    'The amount is $250,000 per person, bank and category.',
  );
});
