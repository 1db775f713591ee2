/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { LegalTabs } from './LegalTabs';

const names = ['terms', 'privacy', 'cookie', 'disclaimer'];

it('renders all texts visibly on the server, with the first tab selected', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const html = renderToString(
    <LegalTabs
      documents={names.map((name) => ({ name, label: `The ${name}`, title: `Title of ${name}` }))}
      slots={Object.fromEntries(names.map((name) => [name, <p key={name}>{`Text of ${name}.`}</p>]))}
    />,
  );
  for (const name of names) expect(html).toContain(`<p>Text of ${name}.</p>`);
  expect(html).not.toContain('hidden');

  const tabs = html.match(/<a [^>]*role="tab"[^>]*>/g) ?? [];
  expect(tabs.map((tab) => tab.includes('aria-selected="true"'))).toEqual([true, false, false, false]);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
  expect(consoleError).not.toHaveBeenCalled();
});
