import { siteWideFiles } from './site-wide-files';

const SITE = {
  url: 'https://a.example',
  email: 'write@example.com',
};

const fileOf = (file: string, changes: { isPreview?: boolean; today?: string; sitemap?: string } = {}) =>
  String(siteWideFiles(SITE, { isPreview: false, today: '2026-01-15', ...changes })[file]);

it('robots.txt allows everything and names the sitemap', () => {
  expect(fileOf('/robots.txt', { sitemap: '/sitemap.xml' })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

it('robots.txt names no sitemap of a site without one', () => {
  expect(fileOf('/robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

it('robots.txt disallows everything in a preview', () => {
  expect(fileOf('/robots.txt', { isPreview: true })).toBe('User-agent: *\nDisallow: /\n');
});

it('security.txt expires within a year from the day of the build', () => {
  expect(fileOf('/.well-known/security.txt', { today: '2025-12-31' }).split('\n')).toEqual([
    'Contact: mailto:write@example.com',
    'Expires: 2026-06-29T00:00:00.000Z',
    'Canonical: https://a.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});
