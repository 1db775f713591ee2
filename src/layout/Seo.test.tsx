import { render } from '@testing-library/react';
import { Seo } from './Seo';

it('keeps every page of a preview out of search engines', () => {
  const data = {
    siteFacts: { brand: 'The Brand', url: 'https://a.example' },
    siteBuild: { preview: true, socialImage: { url: '/s.png', alt: 'Words', width: 1200, height: 630 } },
  } as Queries.SeoFragment;
  const { container } = render(<Seo data={data} page={{ heading: 'T', description: 'D' }} path="/" />);
  expect(container.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
