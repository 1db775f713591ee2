import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryError } from './delivery/delivery-error';
import { plainDelivery } from './delivery/fixtures/plain-delivery';
import type { Send } from './send';
import { WaitlistForm } from './WaitlistForm';

jest.mock('./toasts', () => ({ showToast: jest.fn(), dismissToasts: jest.fn() }));

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const words = {
  nameLabel: 'Full name',
  emailLabel: 'Email address',
  submitButton: 'Join the Waitlist',
  joined: 'We plan to write to you.',
  again: 'Add another person',
};
const delivery = plainDelivery('https://receiver.example/join', { honeypot: true });

const nameField = () => screen.getByLabelText<HTMLInputElement>('Full name');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email address');
const trap = () => document.querySelector<HTMLInputElement>('[name=website]');

async function fillAndSubmit() {
  const user = userEvent.setup();
  await user.type(nameField(), ' Ada ');
  await user.type(emailField(), 'ada@example.com{Enter}');
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

test('a failure keeps fields and focus and logs the reason without personal data', async () => {
  const send: Send = () => Promise.reject(new DeliveryError('answered with status 403'));
  render(<WaitlistForm words={words} send={send} />);
  await fillAndSubmit();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  expect(nameField()).toHaveValue(' Ada ');
  expect(emailField()).toHaveValue('ada@example.com');
  expect(emailField()).toHaveFocus();
  expect(screen.getByRole('button')).toBeEnabled();
  expect(logged.mock.calls).toEqual([
    ['The waitlist sign-up could not be sent:', 'The receiver answered with status 403'],
  ]);
});

test('a filled honeypot fails visibly, and the next submit is sent', async () => {
  const send = jest.fn<Promise<void>, []>().mockResolvedValue();
  render(<WaitlistForm words={words} delivery={delivery} send={send} />);
  trap()?.setAttribute('value', 'https://spam.example');
  await fillAndSubmit();
  await screen.findByText('Something went wrong. Please try again.');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' }));
  expect(await screen.findByText('Thank you for joining the waitlist!')).toBeInTheDocument();
});

test('the honeypot is hidden from people and optional', () => {
  const { unmount } = render(<WaitlistForm words={words} delivery={delivery} />);
  expect(trap()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap()).toHaveAttribute('tabindex', '-1');
  expect(trap()).toHaveAttribute('autocomplete', 'off');
  unmount();
  render(<WaitlistForm words={words} delivery={{ ...delivery, honeypot: false }} />);
  expect(trap()).toBeNull();
});
