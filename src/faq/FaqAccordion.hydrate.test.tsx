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

Element.prototype.scrollIntoView = () => undefined;

it('hydrates the server’s markup without a mismatch and then responds to clicks', async () => {
  // With a document, @reach uses layout effects on the server too, and React warns about them.
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

it('keeps an answer open that the browser opened before hydration', () => {
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
