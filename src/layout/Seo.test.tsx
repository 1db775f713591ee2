import { render } from '@testing-library/react';
import { Seo } from './Seo';

const data = (preview = false) =>
  ({
    siteFacts: { brand: 'The Brand', url: 'https://a.example' },
    siteBuild: {
      preview,
      socialImage: { url: '/s.png?v=1', alt: 'The Brand: words', width: 1200, height: 630 },
    },
  }) as Queries.SeoFragment;

const page = { heading: 'T', description: 'D' };

const headOf = (element: React.ReactElement) => {
  const { container } = render(element);
  const meta = (name: string) =>
    container.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { meta, canonical: container.querySelector('link[rel=canonical]')?.getAttribute('href') };
};

it('writes the canonical address, the texts and the social image', () => {
  const { meta, canonical } = headOf(<Seo data={data()} page={page} path="/legal" />);
  expect(canonical).toBe('https://a.example/legal');
  expect(meta('og:url')).toBe(canonical);
  expect(meta('og:title')).toBe('T');
  expect(meta('description')).toBe('D');
  expect(meta('og:image')).toBe('https://a.example/s.png?v=1');
  expect(meta('og:image:alt')).toBe('The Brand: words');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('robots')).toBe('max-image-preview:large');
});

it('writes noindex and no canonical address for a page without an address', () => {
  const { meta, canonical } = headOf(<Seo data={data()} page={page} path={null} index={false} />);
  expect(canonical).toBeUndefined();
  expect(meta('og:url')).toBeUndefined();
  expect(meta('robots')).toBe('noindex');
});

it('writes noindex on every page of a preview', () => {
  const { meta } = headOf(<Seo data={data(true)} page={page} path="/" />);
  expect(meta('robots')).toBe('noindex');
});
