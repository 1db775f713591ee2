import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavBar } from './NavBar';

const LINKS = [{ label: 'Services', href: '#services' }];
const FORM_LINK = { label: 'Join the list', href: '#waitlist', shortLabel: 'Join' };
const user = userEvent.setup();

const closedMenu = () => screen.getByRole('button', { name: 'Menu', expanded: false });
const openMenu = () => screen.getByRole('button', { name: 'Close', expanded: true });

beforeEach(async () => {
  render(
    <>
      <NavBar brand="Sample Brief" homePath="/" links={LINKS} formLink={FORM_LINK} />
      <p>The page below the bar.</p>
      <a href="#elsewhere">A link in the page</a>
    </>,
  );
  await user.click(closedMenu());
  expect(openMenu()).toBeVisible();
});

it('closes the menu on Escape, and gives the focus back to its button', async () => {
  await user.tab();
  expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(closedMenu()).toHaveFocus();
});

it('closes the menu on a click outside', async () => {
  await user.click(screen.getByText('The page below the bar.'));
  expect(closedMenu()).toBeVisible();
});

it('closes the menu when the focus leaves it', async () => {
  for (const name of ['Services', 'Join the list', 'A link in the page']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  expect(closedMenu()).toBeVisible();
});

it('closes the menu after a choice', async () => {
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(closedMenu()).toBeVisible();
});

it('keeps the menu open on a click inside that chooses nothing, and closes it with its button', async () => {
  await user.click(screen.getByRole('list'));
  await user.click(openMenu());
  expect(closedMenu()).toBeVisible();
});
