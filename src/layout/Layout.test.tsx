import { render, screen, within } from '@testing-library/react';
import { SECTION_IDS } from '../shared/ids';
import { Layout } from './Layout';

const data: Queries.LayoutFragment = {
  siteFacts: {
    brand: 'Sample Brief',
    operator: null,
    postalAddress: null,
    url: 'https://brief.example',
    email: 'write@brief.example',
    notice: 'A notice.',
    previewNotice: 'This is a preview.',
    repository: null,
    social: [],
  },
  hero: { publisherLabel: 'Published by' },
  siteBuild: { preview: false, hasEditor: false, year: 2031 },
  menu: { nodes: SECTION_IDS.map((name) => ({ name, menu: `The section ${name}` })) },
  legalMenu: { nodes: [{ document: 'terms', tabLabel: 'Terms' }] },
};

// The footer's inline script replaces this year by the visitor's, so only a visitor without scripts sees it.
it('shows the year of the build in the footer', () => {
  const { container } = render(<Layout data={data}>The page</Layout>);
  expect(container).toHaveTextContent('© 2031 Sample Brief');
});

it('names each legal document in the footer as on its tab, and leads to that tab', () => {
  render(<Layout data={data}>The page</Layout>);
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal?tab=terms');
});
