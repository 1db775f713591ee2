import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavBar } from './NavBar';

const links = ['Services', 'Benefits', 'How It Works', 'FAQ'].map((label) => ({
  label,
  href: `#${label.toLowerCase().replaceAll(' ', '-')}`,
}));
const join = { label: 'Join Waitlist', href: '#waitlist' };
const toggle = () => screen.getByRole('button', { name: 'Menu' });
const bar = () => screen.getByRole('navigation').closest('.bar');
const stay = (event: Event) => event.preventDefault();
let consoleError: jest.SpyInstance;

function renderBar() {
  render(
    <>
      <NavBar brand="The Brand" links={links} join={join} />
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
  // jsdom cannot leave the page.
  document.addEventListener('click', stay);
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  document.removeEventListener('click', stay);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

it('links the brand, the four sections and the waitlist', () => {
  renderBar();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Brand', '/'],
    ['Services', '#services'],
    ['Benefits', '#benefits'],
    ['How It Works', '#how-it-works'],
    ['FAQ', '#faq'],
    ['Join Waitlist', '#waitlist'],
  ]);
});

describe('the menu', () => {
  it('is closed at first, and its button names what it opens', () => {
    renderBar();
    expectClosed();
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('list'),
    );
  });

  it('closes by its own button', async () => {
    const user = await openMenu();
    await user.click(toggle());
    expectClosed();
  });

  it.each(['The Brand', 'Services', 'FAQ', 'Join Waitlist'])('closes after %s is chosen', async (label) => {
    const user = await openMenu();
    await user.click(screen.getByRole('link', { name: label }));
    expectClosed();
  });

  it('closes by Escape, with the focus back on its button', async () => {
    const user = await openMenu();
    await user.tab();
    expect(toggle()).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  });

  it('stays open for other keys, and for the focus going through it', async () => {
    const user = await openMenu();
    await user.tab();
    await user.keyboard('a');
    expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes by a click outside', async () => {
    await openMenu();
    // The press alone: a whole click would move the focus too.
    act(() => void fireEvent.pointerDown(document.body));
    expectClosed();
  });

  it('closes when the focus tabs out of it', async () => {
    const user = await openMenu();
    for (const { label } of [...links, join]) {
      await user.tab();
      expect(screen.getByRole('link', { name: label })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expectClosed();
  });

  it('leaves the focus alone when Escape is pressed with the menu closed', async () => {
    const user = await openMenu();
    await user.click(toggle());
    act(() => screen.getByRole('button', { name: 'Outside' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  });
});

describe('the bar', () => {
  it('is transparent up to 10 pixels, solid beyond, and transparent again at the top', () => {
    renderBar();
    expect(bar()).not.toHaveAttribute('data-solid');
    scrollTo(10);
    expect(bar()).not.toHaveAttribute('data-solid');
    scrollTo(11);
    expect(bar()).toHaveAttribute('data-solid');
    scrollTo(10);
    expect(bar()).not.toHaveAttribute('data-solid');
  });

  it('is solid from the start on a page that opens scrolled down', () => {
    scrollTo(500);
    renderBar();
    expect(bar()).toHaveAttribute('data-solid');
  });
});
