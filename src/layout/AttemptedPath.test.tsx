import { render } from '@testing-library/react';
import { AttemptedPath } from './AttemptedPath';

it('logs the attempted path once and renders nothing', () => {
  window.history.replaceState(null, '', '/no/such%20page?from=mail#part');
  const info = jest.spyOn(console, 'info').mockImplementation();
  const { container, rerender } = render(<AttemptedPath />);
  rerender(<AttemptedPath />);
  expect(info.mock.calls).toEqual([['Page not found: /no/such%20page']]);
  expect(container).toBeEmptyDOMElement();
});
