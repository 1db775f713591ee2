import { render, screen } from '@testing-library/react';
import { Footer } from './Footer';

it.each([
  [null, 'Sample Brief'],
  ['Sample Media LLC', 'Sample Media LLC'],
])('with the operator %s, names %s as the owner of the copyright', (operator, owner) => {
  const site = { brand: 'Sample Brief', operator, social: [] } as unknown as Queries.FooterFragment;
  const { container } = render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
  expect(container).toHaveTextContent(`© 2031 ${owner}`);
});

it('names the publisher only when the operator is known', () => {
  const site = { brand: 'Sample Brief', operator: null, social: [] } as unknown as Queries.FooterFragment;
  const { rerender } = render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
  expect(screen.queryByText(/Published by/)).toBeNull();
  const known = { ...site, operator: 'Sample Media LLC', postalAddress: '1 Main Street' };
  rerender(<Footer site={known} year={2031} sections={[]} legal={[]} />);
  expect(screen.getByText('Published by Sample Media LLC')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
});

it('leads from the address to a new mail', () => {
  const site = { email: 'write@example.com', social: [] } as unknown as Queries.FooterFragment;
  render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
  expect(screen.getByRole('link', { name: 'write@example.com' })).toHaveAttribute(
    'href',
    'mailto:write@example.com',
  );
});

it('links to a social network that has an address, and names one that has none (requirements, section 2)', () => {
  const site = {
    social: [
      { name: 'LinkedIn', url: null },
      { name: 'YouTube', url: 'https://example.com/channel' },
    ],
  } as unknown as Queries.FooterFragment;
  render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
  expect(screen.getByText('LinkedIn')).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://example.com/channel',
  );
});
