/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LAYOUT_IDS } from '../shared/ids';
import { EditLink } from '../ui/EditLink';
import { fragment, Layout } from './Layout';

const menu = (label: string) => ({ menu: label });
const data = {
  siteFacts: {
    url: 'https://example.com',
    brand: 'The Brand',
    email: 'write@example.com',
    notice: 'We are not affiliated with any bank.',
    previewNotice: 'Preview, not published',
    repository: 'https://forge.example.com/owner/site',
    social: [
      { name: 'LinkedIn', url: null },
      { name: 'YouTube', url: 'https://example.com/channel' },
    ],
  },
  siteBuild: { preview: false, branch: 'main', year: 2031 },
  services: menu('Services'),
  benefits: menu('Benefits'),
  howItWorks: menu('How It Works'),
  faq: menu('FAQ'),
  waitlist: menu('Join Waitlist'),
  legalMenu: {
    nodes: ['terms', 'privacy', 'cookie', 'disclaimer'].map((document) => ({
      document,
      tabLabel: `The ${document}`,
    })),
  },
} as Queries.LayoutFragment;

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const navigation = (name: string) => screen.getByRole('navigation', { name });
const footer = () => within(screen.getByRole('contentinfo'));

it('links to the sections by fragment on the home page', () => {
  render(
    <Layout data={data} isHome>
      Content
    </Layout>,
  );
  const anchors = ['#services', '#benefits', '#how-it-works', '#faq', '#waitlist'];
  expect(hrefsIn(navigation('Main'))).toEqual(anchors);
  expect(hrefsIn(navigation('Quick links'))).toEqual(anchors);
});

it('links to the sections of the home page from other pages', () => {
  render(<Layout data={data}>Content</Layout>);
  const anchors = ['/#services', '/#benefits', '/#how-it-works', '/#faq', '/#waitlist'];
  expect(hrefsIn(navigation('Main'))).toEqual(anchors);
  expect(hrefsIn(navigation('Quick links'))).toEqual(anchors);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveTextContent('Content');
});

it('queries the labels of the shown versions, not of the edited files', () => {
  expect(fragment).toMatch(/legalMenu: allLegalVersion\(filter: { shown: { eq: true } }/);
});

it('links to the legal documents in the footer', () => {
  render(<Layout data={data}>Content</Layout>);
  expect(hrefsIn(navigation('Legal'))).toEqual([
    '/legal?tab=terms',
    '/legal?tab=privacy',
    '/legal?tab=cookie',
    '/legal?tab=disclaimer',
  ]);
});

afterEach(() => jest.useRealTimers());

it('shows social networks, address, year and notice in the footer', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });
  render(<Layout data={data}>Content</Layout>);
  expect(footer().getByText('LinkedIn')).not.toHaveAttribute('href');
  expect(footer().getByText('YouTube')).toHaveAttribute('href', 'https://example.com/channel');
  expect(footer().getByRole('link', { name: 'write@example.com' })).toHaveAttribute(
    'href',
    'mailto:write@example.com',
  );
  expect(footer().getByText(/©/)).toHaveTextContent('© 2031 The Brand');
  expect(footer().getByText('We are not affiliated with any bank.')).toBeVisible();
});

it('uses the ids of LAYOUT_IDS and no others', () => {
  const { container } = render(<Layout data={data}>Content</Layout>);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.sort()).toEqual(Object.values(LAYOUT_IDS).sort());
});

it('renders the build’s year on the server', () => {
  document.body.innerHTML = renderToString(<Layout data={data}>Content</Layout>);
  expect(footer().getByText(/©/)).toHaveTextContent('© 2031 The Brand');
});

it('throws when site.yaml is missing', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Layout data={{ ...data, siteFacts: null }}>Content</Layout>)).toThrow(
    'content/site.yaml is missing.',
  );
  consoleError.mockRestore();
});

it('shows a notice on a preview only', () => {
  const { rerender } = render(<Layout data={data}>Content</Layout>);
  expect(screen.queryByRole('note')).toBeNull();
  rerender(
    <Layout data={{ ...data, siteBuild: { preview: true, branch: 'main', year: 2031 } }}>Content</Layout>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('Preview, not published');
});

describe('a link to the editor of a text', () => {
  const environment = process.env.NODE_ENV;
  const setEnvironment = (name: string | undefined) => Object.assign(process.env, { NODE_ENV: name });
  afterEach(() => setEnvironment(environment));

  const editLink = (preview: boolean, repository = data.siteFacts?.repository ?? null) => {
    const siteFacts = { ...data.siteFacts, repository } as Queries.LayoutFragment['siteFacts'];
    const { unmount } = render(
      <Layout data={{ ...data, siteFacts, siteBuild: { preview, branch: 'patch/#1 é', year: 2031 } }}>
        <EditLink file="faq/launch.mdx" />
      </Layout>,
    );
    const href = screen.queryByText('Edit this text')?.getAttribute('href');
    unmount();
    return href;
  };
  const ADDRESS = 'https://forge.example.com/owner/site/edit/patch/%231%20%C3%A9/content/faq/launch.mdx';

  it('is in a preview, and in gatsby develop', () => {
    expect(editLink(true)).toBe(ADDRESS);
    setEnvironment('development');
    expect(editLink(false)).toBe(ADDRESS);
  });

  it('is not in the published site, nor without a repository', () => {
    setEnvironment('production');
    expect(editLink(false)).toBeUndefined();
    expect(editLink(true, '')).toBeUndefined();
  });
});
