import sharp from 'sharp';
import { siteFactsWith } from '../site-content/fixtures/front-matter';
import { robotsTxt, securityTxt, webManifest } from './site-files';

const facts = siteFactsWith({
  brand: 'The Brand',
  description: 'About "it"',
  email: 'write@example.com',
  url: 'https://a.example',
});

it('allows search engines and names the sitemap', () => {
  expect(robotsTxt('https://a.example', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
  );
});

it('disallows everything in a preview', () => {
  expect(robotsTxt('https://a.example', true)).toBe('User-agent: *\nDisallow: /\n');
});

it('lets security.txt expire within a year from the date of the site', () => {
  expect(securityTxt(facts, '2025-12-31').split('\n')).toEqual([
    'Contact: mailto:write@example.com',
    'Expires: 2026-06-29T00:00:00Z',
    'Canonical: https://a.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});

describe('the web manifest', () => {
  const manifest = JSON.parse(webManifest(facts)) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };

  it('has the brand, and icons of static/ in the sizes that it names', async () => {
    expect(manifest.name).toBe('The Brand');
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of manifest.icons) {
      const { format, width, height } = await sharp(`static${src}`).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });
});

it('has a touch icon without a transparent pixel, which phones would show black', async () => {
  const icon = sharp('static/apple-touch-icon.png');
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});
