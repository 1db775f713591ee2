import { render, screen } from '@testing-library/react';
import { CoverageBars } from './CoverageBars';

const COVERAGE = {
  title: 'Two people at one bank',
  limit: 250000,
  shares: [
    { name: 'One account', amount: 200000 },
    { name: 'Another account', amount: 300000 },
  ],
  covered: 'Covered',
  notCovered: 'Not covered',
};

it('counts each share up to the limit, and shows the amount above it as not covered', () => {
  render(<CoverageBars coverage={COVERAGE} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['One account$200,000', 'Another account$300,000Not covered: $50,000']);
  const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(totals).toEqual(['$450,000', '$50,000']);
});
