import { render, screen } from '@testing-library/react';
import { Footer } from './Footer';

const SITE: Queries.FooterFragment = {
  brand: 'Sample Brief',
  operator: null,
  postalAddress: null,
  url: 'https://brief.example',
  email: 'write@brief.example',
  notice: 'A notice.',
  social: [],
};

const footer = (facts: Partial<Queries.FooterFragment>) => (
  <Footer site={{ ...SITE, ...facts }} publisherLabel="Published by" year={2031} sections={[]} legal={[]} />
);

it.each([
  [null, 'Sample Brief'],
  ['Sample Media LLC', 'Sample Media LLC'],
])('with the operator %s, names %s as the owner of the copyright', (operator, owner) => {
  const { container } = render(footer({ operator }));
  expect(container).toHaveTextContent(`© 2031 ${owner}`);
});

it('names the publisher only when the operator is known', () => {
  const { rerender } = render(footer({}));
  expect(screen.queryByText(/Published by/)).toBeNull();
  rerender(footer({ operator: 'Sample Media LLC', postalAddress: '1 Main Street' }));
  expect(screen.getByText('Published by Sample Media LLC')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
});

it('leads from the address to a new mail', () => {
  render(footer({}));
  expect(screen.getByRole('link', { name: SITE.email })).toHaveAttribute('href', `mailto:${SITE.email}`);
});

it('links to a social network that has an address, and names one that has none (requirements, section 2)', () => {
  const social = [
    { name: 'LinkedIn', url: null },
    { name: 'YouTube', url: 'https://example.com/channel' },
  ];
  render(footer({ social }));
  expect(screen.getByText('LinkedIn')).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://example.com/channel',
  );
});
