import { render, screen } from '@testing-library/react';
import { showAttemptedPath } from './show-attempted-path';

/** Runs the script on a page at a path, and returns the element that shows the path. */
function show(path: string) {
  window.history.pushState(null, '', path);
  render(
    <p className="attempted-path" hidden data-testid="entry">
      You asked for <mark />
    </p>,
  );
  jest.spyOn(console, 'info').mockImplementation();
  showAttemptedPath('.attempted-path', 'mark', 10);
  return screen.getByTestId('entry');
}

it('logs and shows the path that the visitor asked for', () => {
  expect(show('/nowhere')).toHaveTextContent('You asked for /nowhere');
  expect(screen.getByTestId('entry')).toBeVisible();
  expect(console.info).toHaveBeenCalledWith('Page not found: /nowhere');
});

it('shows the beginning of a long path, and logs all of it', () => {
  expect(show('/a-long-way-from-home')).toHaveTextContent('You asked for /a-long-wa…');
  expect(console.info).toHaveBeenCalledWith('Page not found: /a-long-way-from-home');
});
