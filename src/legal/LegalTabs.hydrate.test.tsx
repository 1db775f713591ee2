/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LegalTabs } from './LegalTabs';

const tabs = (
  <LegalTabs
    documents={['terms', 'privacy'].map((name) => ({
      name,
      label: `The ${name}`,
      title: `Title of ${name}`,
    }))}
    slots={{ terms: <p>Text of terms.</p>, privacy: <p>Text of privacy.</p> }}
  />
);

it('hydrates the server’s markup without a mismatch when the address has another tab', () => {
  // With a document, layout effects run on the server too, and React warns about them.
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tabs);
  consoleError.mockClear();
  window.history.replaceState(null, '', '/legal?tab=privacy');

  const text = screen.getByText('Text of privacy.');
  render(tabs, { container, hydrate: true });
  expect(text).toBeVisible();
  expect(screen.getByText('Text of terms.')).not.toBeVisible();
  expect(consoleError).not.toHaveBeenCalled();
});
