import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavBar } from './NavBar';

const links = ['Services', 'Benefits', 'How It Works', 'FAQ', 'Join Waitlist'].map((label) => ({
  label,
  href: `#${label.toLowerCase().replaceAll(' ', '-')}`,
}));
const toggle = () => screen.getByRole('button', { name: 'Menu' });
const bar = () => screen.getByRole('navigation').closest('.bar');
const stayOnPage = (event: Event) => event.preventDefault();
let consoleError: jest.SpyInstance;

function renderBar() {
  render(
    <>
      <NavBar brand="The Brand" links={links} />
      <button>Outside</button>
    </>,
  );
}

async function openMenu() {
  renderBar();
  const user = userEvent.setup();
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(bar()).toHaveAttribute('data-open');
  return user;
}

function expectClosed() {
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(bar()).not.toHaveAttribute('data-open');
}

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  // jsdom cannot navigate.
  document.addEventListener('click', stayOnPage);
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  document.removeEventListener('click', stayOnPage);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

it('links to the home page, the four sections and the waitlist', () => {
  renderBar();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Brand', '/'],
    ['Services', '#services'],
    ['Benefits', '#benefits'],
    ['How It Works', '#how-it-works'],
    ['FAQ', '#faq'],
    ['Join Waitlist', '#join-waitlist'],
  ]);
});

describe('the menu', () => {
  it('is closed at first and controlled by its button', () => {
    renderBar();
    expectClosed();
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('list'),
    );
  });

  it('closes on a second click on its button', async () => {
    const user = await openMenu();
    await user.click(toggle());
    expectClosed();
  });

  it.each(['The Brand', 'Services', 'FAQ', 'Join Waitlist'])('closes on a click on %s', async (label) => {
    const user = await openMenu();
    await user.click(screen.getByRole('link', { name: label }));
    expectClosed();
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const user = await openMenu();
    await user.tab();
    expect(toggle()).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  });

  it('stays open on other keys and while the focus is inside', async () => {
    const user = await openMenu();
    await user.tab();
    await user.keyboard('a');
    expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on a press outside', async () => {
    await openMenu();
    // Not a click, which would also move the focus.
    act(() => void fireEvent.pointerDown(document.body));
    expectClosed();
  });

  it('closes when the focus moves out of it', async () => {
    const user = await openMenu();
    for (const { label } of links) {
      await user.tab();
      expect(screen.getByRole('link', { name: label })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expectClosed();
  });

  it('does not move the focus on Escape while it is closed', async () => {
    const user = await openMenu();
    await user.click(toggle());
    act(() => screen.getByRole('button', { name: 'Outside' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  });
});

describe('the bar', () => {
  it('is solid beyond a scroll position of 10 pixels only', () => {
    renderBar();
    expect(bar()).not.toHaveAttribute('data-solid');
    scrollTo(10);
    expect(bar()).not.toHaveAttribute('data-solid');
    scrollTo(11);
    expect(bar()).toHaveAttribute('data-solid');
    scrollTo(10);
    expect(bar()).not.toHaveAttribute('data-solid');
  });

  it('is solid at once on a page that opens scrolled down', () => {
    scrollTo(500);
    renderBar();
    expect(bar()).toHaveAttribute('data-solid');
  });
});
