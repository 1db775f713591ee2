import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqAccordion } from './FaqAccordion';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const questions = names.map((name) => ({ name, question: `Question ${name}?` }));
const slots = Object.fromEntries(names.map((name) => [name, <p key={name}>Answer {name}.</p>]));
const button = (name: string) => screen.getByRole('button', { name: `Question ${name}?` });
const user = userEvent.setup();
let consoleError: jest.SpyInstance;

function expectOpen(...open: string[]) {
  for (const name of names) {
    expect(button(name)).toHaveAttribute('aria-expanded', String(open.includes(name)));
    const answer = expect(screen.getByText(`Answer ${name}.`));
    if (open.includes(name)) answer.toBeVisible();
    else answer.not.toBeVisible();
  }
}

// jsdom has no layout and cannot scroll.
const scrollIntoView = jest.fn(function (this: Element) {
  return this.id;
});
Element.prototype.scrollIntoView = scrollIntoView;
const scrolledTo = () => scrollIntoView.mock.results.map(({ value }) => value as string);

const show = () => render(<FaqAccordion questions={questions} slots={slots} />);

/** Changes the fragment as a link or the address bar does. */
const goTo = (hash: string) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    window.location.hash = hash;
    await arrived;
  });

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  scrollIntoView.mockClear();
});

afterEach(() => {
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  window.history.replaceState(null, '', '/');
  expect(calls).toEqual([]);
});

it('shows each question in a heading and no answer at first', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(questions.map(({ question }) => question));
  for (const [index, name] of names.entries()) expect(headings[index]).toContainElement(button(name));
  expectOpen();
});

it('keeps the chosen question in view, also when an answer above it closes', async () => {
  show();
  await user.click(button('one'));
  await user.click(button('three'));
  expect(scrolledTo()).toEqual([button('one').id, button('three').id]);
});

it('opens the answer to a question and closes the open one', async () => {
  show();
  await user.click(button('three'));
  expectOpen('three');
  await user.click(button('eight'));
  expectOpen('eight');
  await user.click(button('one'));
  expectOpen('one');
});

it('closes an open answer on a second click', async () => {
  show();
  await user.click(button('one'));
  await user.click(button('one'));
  expectOpen();
  await user.click(button('one'));
  expectOpen('one');
});

it('opens and closes with Enter and Space', async () => {
  show();
  await user.tab();
  expect(button('one')).toHaveFocus();
  await user.keyboard('{Enter}');
  expectOpen('one');
  await user.keyboard('{ArrowDown}');
  expect(button('two')).toHaveFocus();
  await user.keyboard(' ');
  expectOpen('two');
});

it('has unique ids, an anchor for each question and a panel for each button', () => {
  show();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of names) {
    expect(document.getElementById(name)).toContainElement(button(name));
    const panel = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
    expect(panel).toHaveTextContent(`Answer ${name}.`);
  }
  expect(screen.queryAllByRole('region', { hidden: true })).toHaveLength(0);
});

it('moves the focus with arrow keys, Home and End, and wraps around', async () => {
  show();
  act(() => button('one').focus());
  await user.keyboard('{ArrowUp}');
  expect(button('eight')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button('one')).toHaveFocus();
  await user.keyboard('{End}');
  expect(button('eight')).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(button('two')).toHaveFocus();
  expectOpen();
});

describe('the fragment of the address', () => {
  it('opens its question on load and focuses it without scrolling', () => {
    window.history.replaceState(null, '', '/#three');
    show();
    expectOpen('three');
    expect(button('three')).toHaveFocus();
    expect(scrolledTo()).toEqual([]);
  });

  it('leaves the focus on another element on load', () => {
    window.history.replaceState(null, '', '/#three');
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    show();
    expectOpen('three');
    expect(input).toHaveFocus();
    input.remove();
  });

  it('opens, scrolls to and focuses its question when it changes, also by the back button', async () => {
    show();
    await goTo('#two');
    expectOpen('two');
    expect(button('two')).toHaveFocus();
    await goTo('#six');
    expectOpen('six');
    await act(async () => {
      const arrived = new Promise((resolve) =>
        window.addEventListener('hashchange', resolve, { once: true }),
      );
      window.history.back();
      await arrived;
    });
    expectOpen('two');
    expect(button('two')).toHaveFocus();
    expect(scrolledTo()).toEqual(['two', 'six', 'two']);
  });

  it('opens its question again on a click on a link to the current address', async () => {
    show();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#two';
    await goTo('#two');
    await user.click(button('two'));
    expectOpen();
    await user.click(link);
    expectOpen('two');
    expect(button('two')).toHaveFocus();
    link.remove();
  });

  it.each(['#', '#unknown', '#%', '#%E0%A4%A', '#]', '#"\\', '#faq-list', `#${'%'.repeat(5000)}`])(
    'is ignored when it is %p',
    (hash) => {
      window.history.replaceState(null, '', `/${hash}`);
      show();
      act(() => void window.dispatchEvent(new Event('hashchange')));
      expectOpen();
      expect(document.body).toHaveFocus();
    },
  );
});

describe('find in page', () => {
  const panel = (name: string) => screen.getByText(`Answer ${name}.`).closest('[data-reach-accordion-panel]');

  it('searches every closed answer', async () => {
    show();
    await user.click(button('two'));
    await user.click(button('three'));
    for (const name of names) {
      expect(panel(name)?.getAttribute('hidden')).toBe(name === 'three' ? null : 'until-found');
    }
  });

  it('opens the answer with the match', () => {
    show();
    fireEvent(screen.getByText('Answer five.'), new Event('beforematch', { bubbles: true }));
    expectOpen('five');
  });
});
