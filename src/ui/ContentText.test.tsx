import { render } from '@testing-library/react';
import { ContentText } from './ContentText';

it('keeps words with a hyphen on one line, and the text as it is', () => {
  const text = 'The first issue, with first-quarter data, comes in mid-May 2025 – or later.';
  const { container } = render(<ContentText text={text} />);
  expect(container).toHaveTextContent(text);
  const unbroken = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(unbroken).toEqual(['first-quarter', 'mid-May']);
});
