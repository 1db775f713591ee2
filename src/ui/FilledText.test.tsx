import { render } from '@testing-library/react';
import { FilledText } from './FilledText';

const email = <a href="mailto:a@example.com">a@example.com</a>;

it('shows the value in place of the name in braces, on the line of the punctuation behind it', () => {
  const { container } = render(
    <FilledText text="Write to {email}, or {email}: today." name="email" value={email} />,
  );
  expect(container).toHaveTextContent('Write to a@example.com, or a@example.com: today.');
  const unbroken = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(unbroken).toEqual(['a@example.com,', 'a@example.com:']);
});

it('lets lines end within a value that may break', () => {
  const { container } = render(<FilledText text="Write to {email}." name="email" value={email} mayBreak />);
  expect(container.innerHTML).toBe('Write to <a href="mailto:a@example.com">a@example.com</a>.');
});

it('shows a text without braces as it is', () => {
  const { container } = render(<FilledText text="Nothing was sent." name="email" value={email} />);
  expect(container.innerHTML).toBe('Nothing was sent.');
});
