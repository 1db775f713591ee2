import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

const site = { brand: 'A', description: 'B', email: 'a@b.example', url: 'https://b.example', social: [] };

const show = (data: Queries.StructuredDataFragment) =>
  render(<StructuredData data={data} />).container.querySelector('script')?.textContent ?? '';

it('escapes text that would end the script element', () => {
  const text = 'a </script><script>alert(1)</script> <!-- b';
  const json = show({ siteFacts: site, allFaqEntry: { nodes: [{ name: 'one', question: 'One?', text }] } });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{}, {}, { mainEntity: [{ acceptedAnswer: { '@type': 'Answer', text } }] }],
  });
});
