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

// jsdom has no layout to scroll.
const scrollIntoView = jest.fn(function (this: Element) {
  return this.id;
});
Element.prototype.scrollIntoView = scrollIntoView;
const scrolledTo = () => scrollIntoView.mock.results.map(({ value }) => value as string);

const show = () => render(<FaqAccordion questions={questions} slots={slots} />);

/** As by a link, or by typing into the address bar. */
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

it('shows eight questions, each in a heading, and no answer at first', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(questions.map(({ question }) => question));
  for (const [index, name] of names.entries()) expect(headings[index]).toContainElement(button(name));
  expectOpen();
});

it('opens the answer to a question, and closes the one that was open', async () => {
  show();
  await user.click(button('three'));
  expectOpen('three');
  await user.click(button('eight'));
  expectOpen('eight');
  await user.click(button('one'));
  expectOpen('one');
});

it('closes an answer by its own question', async () => {
  show();
  await user.click(button('one'));
  await user.click(button('one'));
  expectOpen();
  await user.click(button('one'));
  expectOpen('one');
});

it('opens and closes by the keyboard', async () => {
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

it('gives every element an id of its own, the question its anchor, and each button its panel', () => {
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

it('moves through the questions by arrow keys, Home and End, round and round', async () => {
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

describe('the address', () => {
  it('opens the question that it names and gives it the focus; the browser has scrolled there', () => {
    window.history.replaceState(null, '', '/#three');
    show();
    expectOpen('three');
    expect(button('three')).toHaveFocus();
    expect(scrolledTo()).toEqual([]);
  });

  it('does not take the focus from somebody who has begun to do something else', () => {
    window.history.replaceState(null, '', '/#three');
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    show();
    expectOpen('three');
    expect(input).toHaveFocus();
    input.remove();
  });

  it('opens, scrolls to and focuses the question whenever it changes, also back and forward', async () => {
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

  it('opens again by a link to where one is already', async () => {
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
    'opens nothing and throws nothing at %p',
    (hash) => {
      window.history.replaceState(null, '', `/${hash}`);
      show();
      act(() => void window.dispatchEvent(new Event('hashchange')));
      expectOpen();
      expect(document.body).toHaveFocus();
    },
  );
});

describe('the browser’s search', () => {
  const panel = (name: string) => screen.getByText(`Answer ${name}.`).closest('[data-reach-accordion-panel]');

  it('may look into every closed answer', async () => {
    show();
    await user.click(button('two'));
    await user.click(button('three'));
    for (const name of names) {
      expect(panel(name)?.getAttribute('hidden')).toBe(name === 'three' ? null : 'until-found');
    }
  });

  it('opens the answer that it finds', () => {
    show();
    fireEvent(screen.getByText('Answer five.'), new Event('beforematch', { bubbles: true }));
    expectOpen('five');
  });
});
