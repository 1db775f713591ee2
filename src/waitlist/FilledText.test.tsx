import { render } from '@testing-library/react';
import { FilledText } from './FilledText';

it('shows the values in place of the names in braces, each with the punctuation behind it', () => {
  const values = { email: <a href="mailto:a@example.com">a@example.com</a>, sender: <b>Ada</b> };
  const { container } = render(<FilledText text="Write to {email}, {sender}: today." values={values} />);
  expect(container).toHaveTextContent('Write to a@example.com, Ada: today.');
  const unbroken = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(unbroken).toEqual(['a@example.com,', 'Ada:']);
});

it('shows a text without braces as it is', () => {
  const { container } = render(<FilledText text="Nothing was sent." values={{}} />);
  expect(container.innerHTML).toBe('Nothing was sent.');
});
