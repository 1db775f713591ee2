import { render, screen, within } from '@testing-library/react';
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

it('shows the amount for each category at each bank, and adds them up', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  const insured = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('$250,000'));
  expect(insured.map(({ textContent }) => textContent)).toEqual(
    ['Bank A Single', 'Bank A Joint', 'Bank B Single', 'Bank B Joint'].map((account) =>
      expect.stringContaining(account),
    ),
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Total insured: up to $1,000,000');
});

it('keeps the amount in the sentence with its conditions', () => {
  render(<InsuranceFigure insurance={INSURANCE} />);
  expect(screen.getByText('The amount is', { exact: false })).toHaveTextContent(
    'The amount is $250,000 per person, bank and category.',
  );
});
