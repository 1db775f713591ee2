import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainDelivery } from './delivery/fixtures/plain-delivery';
import { WaitlistForm } from './WaitlistForm';

jest.mock('./Toast', () => ({ __esModule: true, default: () => null }));

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

/** The receiver's answer; by default, the connection is lost. */
const request = jest.fn();
globalThis.fetch = request;

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
beforeEach(() => {
  request.mockReset().mockRejectedValue(new Error('Refused: Ada <ada@example.com>'));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<WaitlistForm words={words} email="hello@site.example" delivery={delivery} />);
});
afterEach(() => jest.restoreAllMocks());

it('announces what is wrong, also when it is the same again', async () => {
  const spoken = recordAnnouncements();
  await submit();
  expect(nameField()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(spoken).toEqual(['Please fill in all fields', 'Please fill in all fields']);
});

it('announces the sending and the result, also of the second failure in a row', async () => {
  await fillIn();
  const spoken = recordAnnouncements();
  for (const heard of [2, 4]) {
    await submit();
    await waitFor(() => expect(spoken).toHaveLength(heard));
  }
  expect(spoken).toEqual(['Processing...', FAILED, 'Processing...', FAILED]);
});

it('logs a failure with its reason, and nothing personal', async () => {
  await fillIn();
  await submit();
  await screen.findByText(FAILED);
  expect(logged.mock.calls).toEqual([
    [
      'The waitlist sign-up could not be sent:',
      'The receiver could not be reached, redirected or did not permit this site',
    ],
  ]);
});

it('fails aloud when the honeypot is filled in, and sends the next submit, trimmed', async () => {
  const trap = document.querySelector('[name=website]');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  trap?.setAttribute('value', 'https://spam.example');
  await fillIn();
  await submit();
  await screen.findByText(FAILED);
  expect(request).not.toHaveBeenCalled();
  await submit();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(JSON.parse(request.mock.lastCall[1].body)).toEqual({ name: 'Ada', email: 'ada@example.com' });
});
