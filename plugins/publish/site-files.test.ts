import sharp from 'sharp';
import { siteFactsWith } from '../site-content/fixtures/front-matter';
import { siteWideFiles } from './site-files';

const facts = siteFactsWith({ brand: 'The Brand', email: 'write@example.com', url: 'https://a.example' });

/** Reads a file of a build with these variables. */
function fileOf(file: string, variables: NodeJS.ProcessEnv = {}): string {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  const text = siteWideFiles(facts)[file];
  replaced.restore();
  return String(text);
}

it('allows search engines and names the sitemap', () => {
  expect(fileOf('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
  );
});

it('disallows everything in a preview', () => {
  expect(fileOf('/robots.txt', { SITE_PREVIEW: '1' })).toBe('User-agent: *\nDisallow: /\n');
});

it('lets security.txt expire within a year from the date of the site', () => {
  expect(fileOf('/.well-known/security.txt', { SITE_DATE: '2025-12-31' }).split('\n')).toEqual([
    'Contact: mailto:write@example.com',
    'Expires: 2026-06-29T00:00:00.000Z',
    'Canonical: https://a.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});

it('names the brand in the web manifest, and icons of static/ in the sizes that they have', async () => {
  const { name, icons } = JSON.parse(fileOf('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe('The Brand');
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(`static${src}`).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

it('has a touch icon without a transparent pixel, which phones would show black', async () => {
  const icon = sharp('static/apple-touch-icon.png');
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});
