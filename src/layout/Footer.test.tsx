import { render, screen } from '@testing-library/react';
import { Footer } from './Footer';

it.each([
  [null, 'Sample Brief'],
  ['Sample Media LLC', 'Sample Media LLC'],
])(
  'names the owner of the copyright, which is the brand until the operator is known: %s',
  (operator, owner) => {
    const site = { brand: 'Sample Brief', operator, social: [] } as unknown as Parameters<
      typeof Footer
    >[0]['site'];
    const { container } = render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
    expect(container).toHaveTextContent(`© 2031 ${owner}`);
  },
);

it('links to a social network once it has an address, and names the others (requirements, section 2)', () => {
  const site = {
    social: [
      { name: 'LinkedIn', url: null },
      { name: 'YouTube', url: 'https://example.com/channel' },
    ],
  } as unknown as Parameters<typeof Footer>[0]['site'];
  render(<Footer site={site} year={2031} sections={[]} legal={[]} />);
  expect(screen.getByText('LinkedIn')).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://example.com/channel',
  );
});
