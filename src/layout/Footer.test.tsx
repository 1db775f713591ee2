import { render, screen, within } from '@testing-library/react';
import { SITE_FACTS } from './fixtures/site-facts';
import { Footer } from './Footer';

function footer(facts: Partial<Queries.FooterFragment['siteFacts']>) {
  const siteFacts = { ...SITE_FACTS, ...facts };
  const data = { siteFacts, siteBuild: { year: 2031 }, allLegalDocument: { nodes: [] } };
  return <Footer data={data} sectionLinks={[]} />;
}

it.each([
  ['the brand while the operator is unknown', null, 'Sample Brief'],
  ['the operator', 'Sample Media LLC', 'Sample Media LLC'],
])('names as the owner of the copyright %s', (_what, operator, owner) => {
  const { container } = render(footer({ operator }));
  expect(container).toHaveTextContent(`© 2031 ${owner}`);
});

it('names the operator as the publisher, with the postal address', () => {
  render(footer({ operator: 'Sample Media LLC', postalAddress: '1 Main Street' }));
  expect(screen.getByText('Published by Sample Media LLC')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
});

it('names no publisher and no postal address while the operator is unknown', () => {
  render(footer({ postalAddress: '1 Main Street' }));
  expect(screen.queryByText(/Published by/)).toBeNull();
  expect(screen.queryByText('1 Main Street')).toBeNull();
});

it('shows the notice', () => {
  render(footer({ notice: 'We are not affiliated with any bank.' }));
  expect(screen.getByText('We are not affiliated with any bank.')).toBeVisible();
});

it('opens a new mail from the email address', () => {
  render(footer({}));
  expect(screen.getByRole('link', { name: SITE_FACTS.email })).toHaveAttribute(
    'href',
    `mailto:${SITE_FACTS.email}`,
  );
});

it('links to a social network that has an address, and names one that has none (requirements, section 2)', () => {
  const social = [
    { name: 'LinkedIn', url: null },
    { name: 'YouTube', url: 'https://example.com/channel' },
  ];
  render(footer({ social }));
  const list = within(screen.getByRole('list', { name: 'Social media' }));
  expect(list.getByText('LinkedIn')).not.toHaveAttribute('href');
  expect(list.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://example.com/channel');
});

it('lists further links after the sections of the home page', () => {
  render(footer({ footerLinks: [{ label: 'About', path: '/about' }] }));
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
});
