import { render } from '@testing-library/react';
import { Layout } from './Layout';

const data = {
  siteFacts: { brand: 'Sample Brief', operator: null, social: [] },
  siteBuild: { preview: false, hasEditor: false, year: 2031 },
  menu: { nodes: [] },
  legalMenu: { nodes: [] },
} as unknown as Queries.LayoutFragment;

// The footer's inline script replaces this year by the visitor's, so only visitors without scripts read it.
it('passes the year of the build on to the footer', () => {
  const { container } = render(<Layout data={data}>The page</Layout>);
  expect(container).toHaveTextContent('© 2031 Sample Brief');
});
