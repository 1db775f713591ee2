import { render } from '@testing-library/react';
import { TextWithPlaceholder } from './TextWithPlaceholder';

const email = <a href="mailto:a@example.com">a@example.com</a>;

it('shows the value in place of the placeholder, on the line of the punctuation after it', () => {
  const { container } = render(
    <TextWithPlaceholder text="Write to {email}, or {email}: today." name="email" value={email} />,
  );
  expect(container).toHaveTextContent('Write to a@example.com, or a@example.com: today.');
  const unbroken = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(unbroken).toEqual(['a@example.com,', 'a@example.com:']);
});

it('shows a text without placeholders as it is', () => {
  const { container } = render(<TextWithPlaceholder text="Nothing was sent." name="email" value={email} />);
  expect(container.innerHTML).toBe('Nothing was sent.');
});
