import { render, screen } from '@testing-library/react';
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

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  render(<FaqAccordion questions={questions} slots={slots} />);
});

afterEach(() => {
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

it('shows eight questions, each in a heading, and no answer at first', () => {
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(questions.map(({ question }) => question));
  for (const [index, name] of names.entries()) expect(headings[index]).toContainElement(button(name));
  expectOpen();
});

it('opens the answer to a question, and closes the one that was open', async () => {
  await user.click(button('three'));
  expectOpen('three');
  await user.click(button('eight'));
  expectOpen('eight');
  await user.click(button('one'));
  expectOpen('one');
});

it('closes an answer by its own question', async () => {
  await user.click(button('one'));
  await user.click(button('one'));
  expectOpen();
  await user.click(button('one'));
  expectOpen('one');
});

it('opens and closes by the keyboard', async () => {
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
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of names) {
    expect(document.getElementById(name)).toContainElement(button(name));
    const panel = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
    expect(panel).toHaveTextContent(`Answer ${name}.`);
  }
  expect(screen.queryAllByRole('region', { hidden: true })).toHaveLength(0);
});
