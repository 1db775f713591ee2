import { render } from '@testing-library/react';
import { InlineScript } from './InlineScript';

function store(name: string, values: readonly string[]) {
  document.body.setAttribute(name, values.join(' '));
}

it('calls the function with its arguments, whatever texts they contain', () => {
  const { container } = render(<InlineScript run={store} args={['data-values', ['a</script>', '"b"']]} />);
  const text = container.querySelector('script')?.textContent ?? '';
  expect(text).not.toContain('</');
  window.eval(text);
  expect(document.body).toHaveAttribute('data-values', 'a</script> "b"');
});
