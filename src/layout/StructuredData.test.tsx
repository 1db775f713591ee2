import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

it('escapes text that would end the script element', () => {
  const text = 'a </script><script>alert(1)</script> <!-- b';
  const { container } = render(<StructuredData graph={[{ '@type': 'Answer', text }]} />);
  const json = container.querySelector('script')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Answer', text }],
  });
});
