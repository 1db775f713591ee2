/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CurrentYear } from './CurrentYear';

beforeEach(() => jest.useFakeTimers({ now: new Date(2031, 0, 1) }));
afterEach(() => jest.useRealTimers());

it('shows the year of the build until hydration, then the visitor’s, without a mismatch', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('span');
  container.innerHTML = renderToString(<CurrentYear builtIn={2025} />);
  expect(container).toHaveTextContent(/^2025$/);

  render(<CurrentYear builtIn={2025} />, { container: document.body.appendChild(container), hydrate: true });
  expect(container).toHaveTextContent(/^2031$/);
  expect(consoleError).not.toHaveBeenCalled();
});
