import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECTION_IDS } from '../shared/ids';
import { SITE_FACTS } from './fixtures/site-facts';
import { Layout } from './Layout';

const data = {
  siteFacts: { ...SITE_FACTS, url: 'https://brief.example', repository: null },
  siteBuild: { isPreview: false, hasLocalEditor: false, year: 2031 },
  allMenuSection: {
    nodes: [...SECTION_IDS].reverse().map((name) => ({ name, menu: `The section ${name}` })),
  },
  landingWaitlist: { menu: 'The section waitlist', shortMenu: 'Join' },
  allLegalDocument: { nodes: [{ name: 'terms', currentVersion: { tabLabel: 'Terms' } }] },
} satisfies Queries.LayoutFragment;

// The footer's inline script replaces this year by the one on the visitor's clock, so only a visitor without
// scripts sees it.
it('shows the year of the build in the footer', () => {
  const { container } = render(<Layout data={data}>The page</Layout>);
  expect(container).toHaveTextContent('© 2031 Sample Brief');
});

it('begins with a link that skips to the content', async () => {
  render(<Layout data={data}>The page</Layout>);
  await userEvent.tab();
  const skipLink = screen.getByRole('link', { name: 'Skip to content' });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('lets the main element take the focus', () => {
  render(<Layout data={data}>The page</Layout>);
  const main = screen.getByRole('main');
  main.focus();
  expect(main).toHaveFocus();
});

it.each([
  ['the home page by fragments alone', true, ''],
  ['other pages by way of the home page', false, '/'],
])('links to the sections from %s', (_what, isHome, path) => {
  render(
    <Layout data={data} isHome={isHome}>
      The page
    </Layout>,
  );
  for (const name of ['Main', 'Quick links']) {
    const links = within(screen.getByRole('navigation', { name }));
    for (const id of SECTION_IDS) {
      const link = links.getByRole('link', { name: `The section ${id}` });
      expect(link).toHaveAttribute('href', `${path}#${id}`);
    }
  }
});

it('lists the sections in the order of the menu, whatever the order of their nodes', () => {
  render(<Layout data={data}>The page</Layout>);
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  const labels = SECTION_IDS.map((id) => `The section ${id}`);
  expect(links.map(({ textContent }) => textContent).slice(0, labels.length)).toEqual(labels);
});

it.each([
  ['a preview', true, 1],
  ['the published site', false, 0],
])('says on %s whether it is a preview', (_what, isPreview, count) => {
  const siteBuild = { ...data.siteBuild, isPreview };
  render(<Layout data={{ ...data, siteBuild }}>The page</Layout>);
  expect(screen.queryAllByText('This is a preview, not the published site')).toHaveLength(count);
});

it('names each legal document in the footer as on its tab, and links to that tab', () => {
  render(<Layout data={data}>The page</Layout>);
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal?tab=terms');
});
