import { render } from '@testing-library/react';
import { Seo } from './Seo';

it('tells search engines not to index a page of a preview', () => {
  const data = {
    siteFacts: { brand: 'The Brand', url: 'https://a.example', internal: { contentDigest: 'b1b2b3' } },
    siteBuild: { preview: true },
    hero: { heading: 'A promise', launchNote: 'In May', internal: { contentDigest: 'a1a2a3' } },
  } as Queries.SeoFragment;
  const { container } = render(<Seo data={data} page={{ heading: 'T', description: 'D' }} path="/" />);
  expect(container.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
