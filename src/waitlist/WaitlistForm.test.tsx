import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryError } from './delivery/deliver';
import { plainDelivery } from './delivery/fixtures/plain-delivery';
import type { Send } from './send';
import { WaitlistForm } from './WaitlistForm';

jest.mock('./toasts', () => ({ __esModule: true, default: () => null }));

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const FAILED = 'Something went wrong. Please try again.';
const words = {
  nameLabel: 'Full name',
  emailLabel: 'Email address',
  submitButton: 'Join the waitlist',
  joined: 'This is what happens next.',
  again: 'Use another address',
};
const delivery = plainDelivery('https://receiver.example/join', { honeypot: true });
const show = (send: Send, settings: typeof delivery | null = null) =>
  render(<WaitlistForm words={words} email="hello@site.example" send={send} delivery={settings} />);

const user = userEvent.setup();
const nameField = () => screen.getByLabelText<HTMLInputElement>('Full name');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email address');
const submit = () => user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

async function fillIn(): Promise<void> {
  await user.type(nameField(), ' Ada ');
  await user.type(emailField(), 'ada@example.com');
}

/** @returns the texts that live regions announce from now on, in order */
function recordAnnouncements(): string[] {
  const spoken: string[] = [];
  for (const region of document.querySelectorAll('[role=status],output')) {
    new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  return spoken;
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

it('announces what is wrong, also when it is the same again', async () => {
  show(() => Promise.resolve());
  const spoken = recordAnnouncements();
  await submit();
  expect(nameField()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(spoken).toEqual(['Please fill in all fields', 'Please fill in all fields']);
});

it('announces the sending and the result, also of the second failure in a row', async () => {
  show(() => Promise.reject(new Error()));
  await fillIn();
  const spoken = recordAnnouncements();
  for (const heard of [2, 4]) {
    await submit();
    await waitFor(() => expect(spoken).toHaveLength(heard));
  }
  expect(spoken).toEqual(['Processing...', FAILED, 'Processing...', FAILED]);
});

it.each([
  ['Error', new Error('Refused: Ada <ada@example.com>')],
  ['unknown error', 'ada@example.com'],
  ['The receiver answered with status 403', new DeliveryError('answered with status 403')],
])('logs "%s" after a failure, and nothing personal', async (reason, error) => {
  show(() => Promise.reject(error as Error));
  await fillIn();
  await submit();
  await screen.findByText(FAILED);
  expect(logged.mock.calls).toEqual([['The waitlist sign-up could not be sent:', reason]]);
});

it('fails aloud when the honeypot is filled in, and sends the next submit, trimmed', async () => {
  const send = jest.fn<Promise<void>, []>().mockResolvedValue();
  show(send, delivery);
  const trap = document.querySelector('[name=website]');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  trap?.setAttribute('value', 'https://spam.example');
  await fillIn();
  await submit();
  await screen.findByText(FAILED);
  expect(send).not.toHaveBeenCalled();
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' }));
});
