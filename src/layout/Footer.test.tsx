import { render, screen } from '@testing-library/react';
import { Footer } from './Footer';

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
