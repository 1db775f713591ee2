/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { FaqAccordion } from './FaqAccordion';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

it('renders all answers on the server, with hidden panels and unique ids', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const html = renderToString(
    <FaqAccordion
      questions={names.map((name) => ({ name, question: `Question ${name}?` }))}
      slots={Object.fromEntries(names.map((name) => [name, <p key={name}>{`Answer ${name}.`}</p>]))}
    />,
  );
  for (const name of names) expect(html).toContain(`<p>Answer ${name}.</p>`);

  const panels = html.match(/<div[^>]*data-reach-accordion-panel[^>]*>/g) ?? [];
  expect(panels).toHaveLength(8);
  for (const panel of panels) expect(panel).toContain(' hidden=""');
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(8);

  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(16);
  expect(new Set(ids).size).toBe(ids.length);
  expect(consoleError).not.toHaveBeenCalled();
});
