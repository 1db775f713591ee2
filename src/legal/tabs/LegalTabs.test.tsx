import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEGAL_TEXT_CLASSES } from '../text/legal-text-classes';
import { LegalTabs } from './LegalTabs';

const names = ['terms', 'privacy', 'cookie', 'disclaimer'];
const documents = names.map((name) => ({
  name,
  label: `The ${name}`,
  pageTitle: `Title of ${name}`,
}));
const slots = Object.fromEntries(names.map((name) => [name, <Text key={name} name={name} />]));
const tab = (name: string) => screen.getByRole('tab', { name: `The ${name}` });
const user = userEvent.setup();

/** A text of two clauses, with its list of contents. */
function Text({ name }: { name: string }) {
  const clauses = ['First', 'Last'].map((ordinal) => ({
    id: `${name}-${ordinal}`,
    heading: `${ordinal} clause of ${name}`,
  }));
  return (
    <>
      <nav className={LEGAL_TEXT_CLASSES.contents}>
        <ol>
          {clauses.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p>{`Text of ${name}.`}</p>
      {clauses.map(({ id, heading }) => (
        <h3 key={id} id={id}>
          {heading}
        </h3>
      ))}
    </>
  );
}

function openPage(address: string) {
  window.history.pushState(null, '', address);
  render(<LegalTabs documents={documents} pageTitle="Title of the page" slots={slots} />);
}

function expectShown(shown: string) {
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(shown));
  for (const name of names) {
    const text = screen.getByText(`Text of ${name}.`);
    if (name === shown) expect(text).toBeVisible();
    else expect(text).not.toBeVisible();
  }
}

it.each([
  ['', 'terms'],
  ...names.map((name) => [`?tab=${name}`, name]),
  ['?tab=', 'terms'],
  ['?tab=Privacy', 'terms'],
  ['?tab=%E0%A4%A', 'terms'],
  ['?tab=unknown&tab=cookie', 'terms'],
])('for the query %p, shows the document %s', (query, shown = '') => {
  openPage(`/legal${query}`);
  expectShown(shown);
  expect(window.location.search).toBe(query);
});

it('shows all documents for ?print=all', () => {
  jest.spyOn(window, 'print').mockImplementation();
  openPage('/legal?print=all');
  for (const name of names) expect(screen.getByText(`Text of ${name}.`)).toBeVisible();
});

it('prints once for ?print=all', () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  openPage('/legal?print=all');
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints nothing for another query', () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  openPage('/legal?tab=privacy');
  expect(print).not.toHaveBeenCalled();
});

it('marks the current clause of each document when Back shows all documents again', async () => {
  jest.spyOn(window, 'print').mockImplementation();
  // In a browser, a heading in a hidden panel is at 0, as if its clause had begun.
  jest.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: this.closest('[hidden]') ? 0 : window.innerHeight } as DOMRect;
  });
  openPage('/legal?print=all');
  await user.click(tab('terms'));
  fireEvent.scroll(window);
  window.history.replaceState(null, '', '/legal?print=all');
  fireEvent.popState(window);
  const current = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
  expect(current).toEqual(names.map((name) => `First clause of ${name}`));
});

it('selects a tab with arrow keys and adds no history entry', async () => {
  openPage('/legal?tab=terms');
  const { length } = window.history;
  act(() => tab('terms').focus());
  await user.keyboard('{ArrowLeft}');
  expectShown('disclaimer');
  expect(tab('disclaimer')).toHaveFocus();
  expect(window.location.search).toBe('?tab=disclaimer');
  expect(window.history.length).toBe(length);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser, which opens the document elsewhere',
  (key) => {
    openPage('/legal?tab=terms');
    // jsdom can't open a document elsewhere, and would say so.
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.click(tab('cookie'), { [key]: true });
    expectShown('terms');
    expect(window.location.search).toBe('?tab=terms');
  },
);

describe('the title of the page', () => {
  it.each([
    ['', 'Title of the page'],
    ['?tab=unknown', 'Title of the page'],
    ['?print=all', 'Title of the page'],
    ['?tab=terms', 'Title of terms'],
    ['?tab=privacy', 'Title of privacy'],
  ])('for the query %p is %p', (query, title) => {
    jest.spyOn(window, 'print').mockImplementation();
    openPage(`/legal${query}`);
    expect(document.title).toBe(title);
  });

  it('follows arrow keys and clicks, including a click on the selected tab', async () => {
    openPage('/legal');
    await user.click(tab('terms'));
    expect(document.title).toBe('Title of terms');
    await user.click(tab('cookie'));
    expect(document.title).toBe('Title of cookie');
    await user.keyboard('{ArrowRight}');
    expect(document.title).toBe('Title of disclaimer');
  });

  it('follows the Back button', () => {
    openPage('/legal?tab=privacy');
    window.history.replaceState(null, '', '/legal?tab=cookie');
    fireEvent.popState(window);
    expect(document.title).toBe('Title of cookie');
    expectShown('cookie');
  });
});
