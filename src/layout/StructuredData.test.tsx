import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

const siteOf = (description: string) => ({
  siteFacts: { brand: 'A', email: 'a@b.example', url: 'https://b.example' },
  landingHero: { description },
});

/** The text of the script element. */
const jsonOf = (description: string) =>
  render(<StructuredData data={siteOf(description)} />).container.querySelector('script')?.textContent ?? '';

it('names the site and its publisher', () => {
  expect(JSON.parse(jsonOf('About A.'))).toMatchObject({
    '@type': 'WebSite',
    name: 'A',
    url: 'https://b.example/',
    description: 'About A.',
    publisher: {
      '@type': 'Organization',
      name: 'A',
      email: 'a@b.example',
      url: 'https://b.example/',
      logo: 'https://b.example/icon-512.png',
    },
  });
});

it('escapes a text that contains the end tag of the script element', () => {
  const description = 'a </script><script>alert(1)</script> <!-- b';
  const json = jsonOf(description);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ description });
});
