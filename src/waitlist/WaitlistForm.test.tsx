import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import type { Send } from './send';
import { WaitlistForm } from './WaitlistForm';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const words = {
  nameLabel: 'Full name',
  emailLabel: 'Email address',
  submitButton: 'Join the waitlist',
  joined: 'We plan to write to you.',
  again: 'Add another person',
};
const name = () => screen.getByLabelText('Full name');
const email = () => screen.getByLabelText('Email address');
const result = () => document.querySelector('[role=status]');
const button = () => screen.getByRole('button', { name: /Join the waitlist|Processing/, hidden: true });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
let consoleError: jest.SpyInstance;

async function fillIn(enteredName: string, enteredEmail: string) {
  if (enteredName) await user.type(name(), enteredName);
  if (enteredEmail) await user.type(email(), enteredEmail);
}

/** Expects one toast besides those on their way out: jsdom ends no animation. */
const expectToast = (message: string, type: 'error' | 'success') =>
  waitFor(() => {
    const shown = document.querySelectorAll('.Toastify__toast:not(.toast-exit)');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toHaveTextContent(message);
    expect(shown[0]).toHaveClass(`Toastify__toast--${type}`);
  });

/** @returns the texts that live regions announce from now on, in order */
function recordAnnouncements(): string[] {
  const spoken: string[] = [];
  const regions = document.querySelectorAll('[role=status],[role=alert],output,[aria-live]');
  for (const region of regions) {
    if (region.getAttribute('aria-live') === 'off') continue;
    new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  return spoken;
}

beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  act(() => toast.dismiss());
  for (const shown of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(shown);
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0);
  const { calls } = consoleError.mock;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

describe('the form', () => {
  it('posts, has autocomplete and required fields, and turns off the browser’s messages', () => {
    render(<WaitlistForm words={words} />);
    const form = button().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('novalidate');
    for (const field of ['name', 'email']) {
      expect(form?.elements.namedItem(field)).toHaveAttribute('autocomplete', field);
    }
    expect(name()).toBeRequired();
    expect(email()).toBeRequired();
  });

  it.each([
    ['both fields blank', '', '', 'Please fill in all fields', ['name', 'email']],
    ['a name of spaces', '   ', 'ada@example.com', 'Please fill in all fields', ['name']],
    ['a blank name and a bad address', '', 'ada', 'Please fill in all fields', ['name']],
    ['a blank address', 'Ada', ' ', 'Please fill in all fields', ['email']],
    ['a bad address', 'Ada', 'ada@example', 'Please enter a valid email address', ['email']],
  ])('rejects %s', async (_case, enteredName, enteredEmail, message, wrong) => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
    render(<WaitlistForm words={words} send={send} />);
    await fillIn(enteredName, enteredEmail);
    await user.click(button());

    await expectToast(message, 'error');
    for (const [field, input] of Object.entries({ name: name(), email: email() })) {
      expect(input).toHaveAttribute('aria-invalid', String(wrong.includes(field)));
      expect(input).toHaveAccessibleDescription(wrong.includes(field) ? message : '');
    }
    expect(document.activeElement).toHaveAttribute('name', wrong[0]);
    expect(button()).toBeEnabled();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows one message for both fields, and removes it and the toast once the entries are right', async () => {
    render(<WaitlistForm words={words} />);
    await user.click(button());
    await expectToast('Please fill in all fields', 'error');
    expect(document.querySelectorAll('.error')).toHaveLength(1);
    await fillIn('Ada', 'ada@example');
    expect(document.querySelectorAll('.error')).toHaveLength(1);
    await fillIn('', '.com');
    expect(document.querySelectorAll('.error')).toHaveLength(0);
    expect(name()).toBeValid();
    expect(document.querySelectorAll('.Toastify__toast:not(.toast-exit)')).toHaveLength(0);
  });

  it('removes the error messages after a valid submit', async () => {
    render(<WaitlistForm words={words} />);
    await user.click(button());
    await fillIn('Ada', 'ada@example.com');
    await user.click(button());
    expect(name()).toBeValid();
    expect(email()).toBeValid();
    expect(screen.queryByText('Please fill in all fields', { selector: '.error' })).toBeNull();
  });
});

describe('screen readers', () => {
  it('announce the sending and the result once', async () => {
    render(<WaitlistForm words={words} />);
    await fillIn('Ada', 'ada@example.com');
    const spoken = recordAnnouncements();
    await user.click(button());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await expectToast('Thank you for joining the waitlist!', 'success');
    expect(spoken).toEqual(['Processing...', 'Thank you for joining the waitlist!']);
  });

  it('announce each of two failures in a row', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockRejectedValue(new Error());
    render(<WaitlistForm words={words} send={send} />);
    await fillIn('Ada', 'ada@example.com');
    const spoken = recordAnnouncements();
    for (const heard of [2, 4]) {
      await user.click(button());
      await waitFor(() => expect(spoken).toHaveLength(heard));
    }
    await expectToast('Something went wrong. Please try again.', 'error');
    const once = ['Processing...', 'Something went wrong. Please try again.'];
    expect(spoken).toEqual([...once, ...once]);
    consoleError.mockClear();
  });

  it('announce an error by the field that gets the focus, or by the live region when it has the focus', async () => {
    render(<WaitlistForm words={words} />);
    const spoken = recordAnnouncements();
    await user.click(button());
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Please fill in all fields');
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    await expectToast('Please fill in all fields', 'error');
    expect(spoken).toEqual(['Please fill in all fields', 'Please fill in all fields']);
  });
});

describe('toasts', () => {
  const close = () =>
    document.querySelector<HTMLElement>('.Toastify__toast:not(.toast-exit) [aria-label=Dismiss]');

  it.each(['{Escape}', '{Enter}', ' '])('close on %p on their button and return the focus', async (key) => {
    render(<WaitlistForm words={words} />);
    await fillIn('Ada', 'ada');
    await user.click(button());
    await expectToast('Please enter a valid email address', 'error');
    expect(email()).toHaveFocus();
    act(() => close()?.focus());
    expect(close()).toHaveFocus();
    await user.keyboard(key);
    expect(document.querySelectorAll('.Toastify__toast:not(.toast-exit)')).toHaveLength(0);
    expect(email()).toHaveFocus();
  });

  it('close on Escape anywhere without moving the focus', async () => {
    render(<WaitlistForm words={words} />);
    await user.click(button());
    await expectToast('Please fill in all fields', 'error');
    await user.keyboard('{Escape}');
    expect(document.querySelectorAll('.Toastify__toast:not(.toast-exit)')).toHaveLength(0);
    expect(name()).toHaveFocus();
  });

  it('stay open when they show an error', async () => {
    render(<WaitlistForm words={words} />);
    await user.click(button());
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    await expectToast('Please fill in all fields', 'error');
  });
});

describe('sending', () => {
  it('shows "Processing..." for 1000 ms, then thanks and clears both fields', async () => {
    render(<WaitlistForm words={words} />);
    await fillIn(' Ada ', 'ada@example.com');
    await user.click(button());
    expect(button()).toHaveTextContent(/^Processing\.\.\.$/);
    expect(button()).toBeDisabled();

    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(button()).toBeDisabled();
    expect(name()).toHaveValue(' Ada ');
    expect(result()).toBeEmptyDOMElement();

    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(/^Join the waitlist$/);
    expect(name()).toHaveValue('');
    expect(email()).toHaveValue('');
    expect(result()).toHaveTextContent('Thank you for joining the waitlist!');
    await expectToast('Thank you for joining the waitlist!', 'success');
  });

  it('then shows what happens next in place of the fields, and the form again when asked', async () => {
    render(<WaitlistForm words={words} />);
    await fillIn('Ada', 'ada@example.com');
    await user.click(button());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(button()).not.toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Thank you for joining the waitlist!');
    expect(screen.getByText(words.joined).parentElement).toHaveFocus();
    await user.click(screen.getByRole('button', { name: words.again }));
    expect(button()).toBeVisible();
    expect(name()).toHaveFocus();
    expect(result()).toBeEmptyDOMElement();
  });

  it('sends the trimmed fields', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue();
    render(<WaitlistForm words={words} send={send} />);
    await fillIn(' Ada ', ' ada@example.com ');
    await user.click(button());
    expect(send.mock.calls).toEqual([[{ name: 'Ada', email: 'ada@example.com' }]]);
  });

  it('sends once for five submits in one tick', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue();
    render(<WaitlistForm words={words} send={send} />);
    await fillIn('Ada', 'ada@example.com');
    const form = button().closest('form') as HTMLFormElement;
    await act(async () => {
      for (let times = 0; times < 5; times += 1) fireEvent.submit(form);
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error that holds what was typed', new Error('Refused: Ada <ada@example.com>'), 'Error'],
    ['something that is no error', 'ada@example.com', 'unknown error'],
  ])(
    'keeps the fields, reports the failure and logs no personal data after %s',
    async (_case, reason, logged) => {
      const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockRejectedValueOnce(reason);
      render(<WaitlistForm words={words} send={send.mockResolvedValue()} />);
      await fillIn('Ada', 'ada@example.com');
      await user.click(button());

      await expectToast('Something went wrong. Please try again.', 'error');
      await waitFor(() => expect(result()).toHaveTextContent('Something went wrong. Please try again.'));
      expect(name()).toHaveValue('Ada');
      expect(email()).toHaveValue('ada@example.com');
      expect(consoleError.mock.calls).toEqual([['The waitlist sign-up could not be sent:', logged]]);
      consoleError.mockClear();

      await user.click(button());
      await expectToast('Thank you for joining the waitlist!', 'success');
      expect(send).toHaveBeenCalledTimes(2);
      expect(name()).toHaveValue('');
    },
  );
});
