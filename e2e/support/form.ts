import type { Locator, Page } from '@playwright/test';
import { FALLBACK_CLASS, SLOT_ATTRIBUTE, WAITING_ATTRIBUTE } from '../../plugins/islands/dom-names';
import { MESSAGES } from '../../src/waitlist/form/messages';
import { TOASTIFY_CLASSES } from '../../src/waitlist/toast/toastify-classes';

export const JOINED = MESSAGES.joined;
export const FAILED = MESSAGES.failed;
export const SIGN_UP = { name: 'Ada Lovelace', email: 'ada@example.com' };

export const waitlistSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Start with the first issue' });

export const nameField = (page: Page) => page.getByLabel('Full name');
export const emailField = (page: Page) => page.getByLabel('Email address');
/**
 * The form with its fields, shown or not. It is found by its element, because a form has a role only with a
 * name, and screen readers would say the same name twice: the section around it has it already.
 */
export const form = (page: Page) => waitlistSection(page).locator('form');
/** The button that sends the form. Its text changes while the form sends. */
export const button = (page: Page) =>
  waitlistSection(page).getByRole('button', { name: /^(Join the Waitlist|Processing\.\.\.)$/ });
/** The sentence below the button that says what comes next. It is hidden after a failure. */
export const nextStep = (page: Page) => form(page).locator(`[${SLOT_ATTRIBUTE}=nextStep]`);
/** What screen readers hear of a sign-up. The `waitingNotice` is a status, too, but outside the form. */
export const status = (page: Page) => form(page).getByRole('status');
/** What replaces the form where it can't work. */
export const insteadOfForm = (page: Page) => waitlistSection(page).locator(`.${FALLBACK_CLASS}`);
/** The notice beside the form that its script is still loading. */
export const waitingNotice = (page: Page) => waitlistSection(page).locator(`[${WAITING_ATTRIBUTE}]`);
/** What comes after a sign-up, in place of the fields. */
export const joinedGroup = (page: Page) =>
  page.getByRole('group', { name: /^(Nothing was sent|You’re on the list|Check your inbox)$/ });
/** The button that brings the fields back. */
export const againButton = (page: Page) =>
  joinedGroup(page).getByRole('button', {
    name: /^(Back to the form|Add another address|Use a different address)$/,
  });
/**
 * All toasts, including those that are appearing or disappearing. They have no role or name to find them by:
 * screen readers hear the form's own status instead.
 */
export const toasts = (page: Page) => page.locator(`.${TOASTIFY_CLASSES.toast}`);
/** The toasts that have slid in. */
export const toast = (page: Page) => page.locator(`.${TOASTIFY_CLASSES.toast}[data-in=true]`);

export async function fill(page: Page, { name, email } = SIGN_UP): Promise<void> {
  await nameField(page).fill(name);
  await emailField(page).fill(email);
}
