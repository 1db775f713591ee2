import { render, screen, within } from '@testing-library/react';
import { CoverageBars } from './CoverageBars';

const COVERAGE = {
  title: 'Two people at one bank',
  limit: 250000,
  limitLabel: 'Up to',
  shares: [
    { name: 'One account', amount: 200000 },
    { name: 'Another account', amount: 300000 },
  ],
  coveredLabel: 'Covered',
  notCoveredLabel: 'Not covered',
};

const itemOf = (share: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(share) !== null);

it('shows the part of a share above the limit as not covered', () => {
  render(<CoverageBars coverage={COVERAGE} />);
  expect(itemOf('One account')).toHaveTextContent('$200,000');
  expect(itemOf('One account')).not.toHaveTextContent('Not covered');
  expect(itemOf('Another account')).toHaveTextContent('$300,000');
  expect(itemOf('Another account')).toHaveTextContent('Not covered: $50,000');
});

it('names the limit of each share', () => {
  render(<CoverageBars coverage={COVERAGE} />);
  expect(screen.getByText('Up to: $250,000')).toBeVisible();
});

it('adds up what is covered and what is not', () => {
  render(<CoverageBars coverage={COVERAGE} />);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['$450,000', '$50,000']);
});
