import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('really broken');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

let consoleError: jest.SpyInstance;
beforeEach(() => (consoleError = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => consoleError.mockRestore());

it('renders its children unchanged while none of them throws', () => {
  const { container } = render(<ErrorBoundary>As it is</ErrorBoundary>);
  expect(container.innerHTML).toBe('As it is');
  expect(consoleError).not.toHaveBeenCalled();
});

it('replaces a part that throws, and keeps the rest of the page', async () => {
  render(
    <>
      <p>Before</p>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
      <ErrorBoundary>
        <p>After</p>
      </ErrorBoundary>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));

  const alert = screen.getByRole('alert');
  expect(alert).toContainElement(screen.getByRole('heading', { name: 'Unexpected Application Error!' }));
  expect(screen.queryByRole('button', { name: 'Break' })).toBeNull();
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();

  // jsdom cannot reload; it reports the attempt in the console.
  consoleError.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(String(consoleError.mock.calls[0])).toContain('navigation');
});
