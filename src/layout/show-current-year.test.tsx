import { render, screen } from '@testing-library/react';
import { showCurrentYear } from './show-current-year';

it("shows the visitor's year in place of the year of the build", () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T12:00:00Z') });
  render(
    <p>
      © <span className="copyright-year">2025</span> Sample Brief
    </p>,
  );
  showCurrentYear('.copyright-year');
  expect(screen.getByText(/Sample Brief/)).toHaveTextContent('© 2031 Sample Brief');
});
