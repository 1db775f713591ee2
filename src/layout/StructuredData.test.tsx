import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

it('escapes a text that contains the end tag of the script element', () => {
  const description = 'a </script><script>alert(1)</script> <!-- b';
  const siteFacts = { brand: 'A', description, email: 'a@b.example', url: 'https://b.example' };
  const { container } = render(<StructuredData data={{ siteFacts }} />);
  const json = container.querySelector('script')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@type': 'WebSite', description });
});
