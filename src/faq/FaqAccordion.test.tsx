import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqAccordion } from './FaqAccordion';

const QUESTIONS = [
  { name: 'cost', question: 'What does it cost?' },
  { name: 'start', question: 'When does it start?' },
];
const SLOTS = { cost: <p>It is free.</p>, start: <p>It starts in May.</p> };
const user = userEvent.setup();

const question = (name: string) => screen.getByRole('button', { name });
const answer = (text: string) => screen.getByText(text);

const accordion = () => <FaqAccordion questions={[...QUESTIONS]} slots={SLOTS} />;

/** @param fragment the part of the page's address from `#` on */
function show(fragment = '') {
  window.history.pushState(null, '', `/${fragment}`);
  return render(accordion());
}

it('shows no answer at first', () => {
  show();
  expect(answer('It is free.')).not.toBeVisible();
  expect(answer('It starts in May.')).not.toBeVisible();
});

it('opens an answer, and closes the one that was open', async () => {
  show();
  await user.click(question('What does it cost?'));
  expect(answer('It is free.')).toBeVisible();
  await user.click(question('When does it start?'));
  expect(answer('It is free.')).not.toBeVisible();
  expect(answer('It starts in May.')).toBeVisible();
  expect(question('When does it start?')).toHaveAttribute('aria-expanded', 'true');
  expect(question('What does it cost?')).toHaveAttribute('aria-expanded', 'false');
});

it('scrolls to the chosen question once the answer above it has closed', async () => {
  show();
  await user.click(question('What does it cost?'));
  const scroll = jest.spyOn(question('When does it start?'), 'scrollIntoView');
  await user.click(question('When does it start?'));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});

it('closes the open answer when its question is chosen again', async () => {
  show();
  await user.click(question('What does it cost?'));
  await user.click(question('What does it cost?'));
  expect(answer('It is free.')).not.toBeVisible();
});

it('lets the browser find text in closed answers, even in one that was open before', async () => {
  show();
  await user.click(question('What does it cost?'));
  await user.click(question('When does it start?'));
  expect(answer('It is free.').closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
  await user.click(question('What does it cost?'));
  expect(answer('It starts in May.').closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
});

it('opens the answer in which the browser has found text', () => {
  show();
  act(() => {
    answer('It is free.').dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(answer('It is free.')).toBeVisible();
});

it('opens the answer to the question in the address', () => {
  show('#start');
  expect(answer('It starts in May.')).toBeVisible();
  expect(answer('It is free.')).not.toBeVisible();
});

it('keeps the answer to the question in the address closed once a visitor has closed it', async () => {
  const { rerender } = show('#start');
  await user.click(question('When does it start?'));
  rerender(accordion());
  expect(answer('It starts in May.')).not.toBeVisible();
});

it('opens the answer to the question that a link on the page points to', async () => {
  show();
  render(<a href="#cost">Is it free?</a>);
  await user.click(screen.getByRole('link', { name: 'Is it free?' }));
  await screen.findByRole('button', { name: 'What does it cost?', expanded: true });
  expect(answer('It is free.')).toBeVisible();
});
