import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

/** The text of the script element. */
function jsonOf(brand: string): string {
  const siteFacts = { brand, url: 'https://b.example' };
  const { container } = render(<StructuredData data={{ siteFacts }} />);
  return container.querySelector('script')?.textContent ?? '';
}

it('names the site', () => {
  expect(JSON.parse(jsonOf('A'))).toMatchObject({ '@type': 'WebSite', name: 'A', url: 'https://b.example/' });
});

it('escapes a text that contains the end tag of the script element', () => {
  const brand = 'a </script><script>alert(1)</script> <!-- b';
  const json = jsonOf(brand);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: brand });
});
