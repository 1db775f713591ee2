import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegalTabs } from './LegalTabs';

const names = ['terms', 'privacy', 'cookie', 'disclaimer'];
const documents = names.map((name) => ({ name, label: `The ${name}`, title: `Title of ${name}` }));
const slots = Object.fromEntries(names.map((name) => [name, <p key={name}>{`Text of ${name}.`}</p>]));
const tab = (name: string) => screen.getByRole('tab', { name: `The ${name}` });
const user = userEvent.setup();
let consoleError: jest.SpyInstance;

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

function openPage(address: string) {
  window.history.pushState(null, '', address);
  render(<LegalTabs documents={documents} slots={slots} />);
}

function expectShown(shown: string) {
  for (const name of names) {
    expect(tab(name)).toHaveAttribute('aria-selected', String(name === shown));
    const text = expect(screen.getByText(`Text of ${name}.`));
    if (name === shown) text.toBeVisible();
    else text.not.toBeVisible();
  }
}

/** The browser's back button. */
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

it.each([
  ['/legal', 'terms'],
  ...names.map((name) => [`/legal?tab=${name}`, name]),
  ['/legal?tab=unknown', 'terms'],
])('shows at %s the document %s', (address, shown = '') => {
  openPage(address);
  expectShown(shown);
  expect(window.location.href).toBe(`http://localhost${address}`);
});

it('has four tabs, each a link and the label of its panel', () => {
  openPage('/legal');
  expect(screen.getByRole('tablist', { name: 'Legal documents' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((element) => element.getAttribute('href'))).toEqual(
    names.map((name) => `/legal?tab=${name}`),
  );
  for (const name of names) {
    expect(document.getElementById(tab(name).getAttribute('aria-controls') ?? '')).toHaveTextContent(name);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('selects a tab on click and adds a history entry', async () => {
  openPage('/legal');
  const { length } = window.history;
  await user.click(tab('cookie'));
  expectShown('cookie');
  expect(window.location.search).toBe('?tab=cookie');
  expect(window.history.length).toBe(length + 1);

  await user.click(tab('cookie'));
  expect(window.history.length).toBe(length + 1);
});

it('adds no history entry for the selected tab at /legal/ with a slash', async () => {
  openPage('/legal/?tab=cookie');
  const { length } = window.history;
  expectShown('cookie');
  await user.click(tab('cookie'));
  expect(window.history.length).toBe(length);
});

it('selects a tab with arrow keys and adds no history entry', async () => {
  openPage('/legal?tab=terms');
  const { length } = window.history;
  act(() => tab('terms').focus());
  await user.keyboard('{ArrowRight}');
  expectShown('privacy');
  expect(tab('privacy')).toHaveFocus();
  expect(window.location.search).toBe('?tab=privacy');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expectShown('disclaimer');
  expect(window.location.search).toBe('?tab=disclaimer');
  expect(window.history.length).toBe(length);
});

it('follows the browser’s back button', async () => {
  openPage('/legal');
  await user.click(tab('privacy'));
  await user.click(tab('disclaimer'));
  await goBack();
  expectShown('privacy');
  await goBack();
  expectShown('terms');
});

it('removes the attribute of the inline script after hydration', () => {
  document.documentElement.setAttribute('data-tab', 'privacy');
  openPage('/legal?tab=privacy');
  expect(document.documentElement).not.toHaveAttribute('data-tab');
  expectShown('privacy');
});
