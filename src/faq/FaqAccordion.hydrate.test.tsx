/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FaqAccordion } from './FaqAccordion';

const accordion = (
  <FaqAccordion
    questions={['one', 'two'].map((name) => ({ name, question: `Question ${name}?` }))}
    slots={{ one: <p>Answer one.</p>, two: <p>Answer two.</p> }}
  />
);

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('takes over the markup of the server without a difference, and works', async () => {
  // On a server that has a document, as here, @reach takes it for a browser and React warns of it.
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(accordion);
  consoleError.mockClear();

  const button = screen.getByRole('button', { name: 'Question two?' });
  render(accordion, { container, hydrate: true });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Answer two.')).toBeVisible();
  expect(consoleError).not.toHaveBeenCalled();
});

it('keeps open what the browser has found before React came', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(accordion);
  const panels = container.querySelectorAll('[data-reach-accordion-panel]');
  panels[0]?.setAttribute('hidden', 'until-found');
  panels[1]?.removeAttribute('hidden');
  render(accordion, { container, hydrate: true });
  expect([...panels].map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null]);
  expect(container.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
});
