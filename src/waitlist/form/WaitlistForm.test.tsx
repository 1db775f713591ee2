import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryConfig } from '../../shared/delivery-config';
import { plainDelivery } from '../delivery/fixtures/plain-delivery';
import type { ToastProps } from '../toast/Toast';
import { WaitlistForm } from './WaitlistForm';

/** Records the messages that come as toasts. */
const toast = jest.fn((_props: ToastProps) => null);
jest.mock('../toast/Toast', () => ({ Toast: (props: ToastProps) => toast(props) }));

const JOINED = 'Thank you for joining the waitlist!';
const FAILED = 'Something went wrong. Please try again.';
const labels = {
  nameLabel: 'Full name',
  nameHint: 'So we can address you',
  emailLabel: 'Email address',
  emailHint: 'Your own',
  submitButton: 'Join the waitlist',
};
const joinedLabels = {
  title: 'You are on the list',
  sentTo: 'We write to {address}.',
  againButton: 'Back to the form',
};
const slots = {
  failed: <p>If this keeps happening, email us.</p>,
  joined: <p>This is what happens next.</p>,
};
const delivery = plainDelivery('https://receiver.example/join', { honeypot: true });

/** @param receiver where sign-ups go; null if the form simulates */
const show = (receiver: DeliveryConfig | null = delivery) =>
  render(<WaitlistForm labels={labels} joinedLabels={joinedLabels} delivery={receiver} slots={slots} />);

/** Stands for fetch, which jsdom lacks. By default, the connection is lost. */
const request = jest.fn();
globalThis.fetch = request;

const user = userEvent.setup();
const nameField = () => screen.getByLabelText<HTMLInputElement>('Full name');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email address');
const submitButton = () => screen.getByRole('button', { name: 'Join the waitlist' });
const submit = () => user.click(submitButton());

async function fillIn(): Promise<void> {
  await user.type(nameField(), ' Ada ');
  await user.type(emailField(), 'ada@example.com');
}

/** @returns the texts that live regions announce from now on, in order */
function recordAnnouncements(): string[] {
  const spoken: string[] = [];
  for (const region of document.querySelectorAll('[role=status],output')) {
    const observer = new MutationObserver(() => {
      if (region.textContent) spoken.push(region.textContent);
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  }
  return spoken;
}

/** A receiver's answer, as far as the form reads it: jsdom has no `Response`. */
const answerWith = (status: number) => ({
  ok: status < 300,
  status,
  headers: new Headers({ 'Content-Type': 'application/json' }),
  text: () => Promise.resolve('{"ok":true}'),
});

let logged: jest.SpyInstance;
beforeEach(() => {
  request.mockReset().mockRejectedValue(new Error('Refused: Ada <ada@example.com>'));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  toast.mockClear();
});

describe('the fields', () => {
  it('marks both fields as required', () => {
    show();
    expect(nameField()).toBeRequired();
    expect(emailField()).toBeRequired();
  });

  it('tells browsers and password managers what belongs in its fields', () => {
    show();
    expect(nameField()).toHaveAttribute('autocomplete', 'name');
    expect(emailField()).toHaveAttribute('autocomplete', 'email');
    expect(emailField()).toHaveAttribute('type', 'email');
  });

  it('takes entries that are as long as receivers allow', () => {
    show();
    // These are the lengths of Ghost's longest name and of the longest address (RFC 5321).
    expect([nameField().maxLength, emailField().maxLength]).toEqual([191, 254]);
  });
});

describe('the check of what is filled in', () => {
  it('announces what is wrong, even if it is the same again', async () => {
    show();
    const spoken = recordAnnouncements();
    await submit();
    expect(nameField()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(spoken).toEqual(['Please fill in all fields', 'Please fill in all fields']);
  });

  it('asks at each field for what is missing', async () => {
    show();
    await submit();
    expect(nameField()).toHaveAccessibleDescription('Enter your name');
    expect(nameField()).toHaveAttribute('aria-invalid', 'true');
    expect(emailField()).toHaveAccessibleDescription('Enter your email address');
    expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  });

  it('checks both fields when a program fills them in at once', async () => {
    show();
    await submit();
    act(() => {
      nameField().value = 'Ada';
      emailField().value = 'ada@example.com';
      for (const field of [nameField(), emailField()]) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    expect(nameField()).toHaveAttribute('aria-invalid', 'false');
    expect(emailField()).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  describe('after a submit with a blank name and a wrong address', () => {
    beforeEach(async () => {
      show();
      await user.type(emailField(), 'x');
      await submit();
    });

    it('asks for the name only', () => {
      expect(nameField()).toHaveAccessibleDescription('Enter your name');
      expect(nameField()).toBeInvalid();
      expect(emailField()).toHaveAttribute('aria-invalid', 'false');
      expect(emailField()).toHaveAccessibleDescription('Your own');
    });

    it('checks the field that is edited, and no other', async () => {
      await user.type(nameField(), 'A');
      expect(nameField()).toBeValid();
      expect(nameField()).toHaveAccessibleDescription('So we can address you');
      expect(emailField()).toHaveAttribute('aria-invalid', 'false');

      await user.type(emailField(), 'y');
      expect(emailField()).toHaveAccessibleDescription('Enter a valid email address');
      await user.clear(nameField());
      expect(nameField()).toHaveAccessibleDescription('Enter your name');
      expect(emailField()).toHaveAccessibleDescription('Enter a valid email address');

      await user.type(emailField(), '@example.com');
      expect(emailField()).toHaveAccessibleDescription('Your own');
      expect(nameField()).toHaveAccessibleDescription('Enter your name');
    });

    it('keeps the message of the submit until it no longer holds, and does not repeat it', async () => {
      const status = screen.getByRole('status');
      expect(status).toHaveTextContent('Please fill in all fields');
      await user.type(emailField(), 'y');
      expect(status).toHaveTextContent('Please fill in all fields');
      await user.type(nameField(), 'A');
      expect(status).toHaveTextContent(/^$/);
      const spoken = recordAnnouncements();
      await user.clear(nameField());
      await user.type(nameField(), 'A');
      expect(spoken).toEqual([]);
    });
  });

  it('checks nothing before the first submit, and nothing after a sign-up', async () => {
    show();
    await user.type(emailField(), 'x');
    await user.clear(emailField());
    expect(emailField()).toHaveAttribute('aria-invalid', 'false');

    request.mockResolvedValue(answerWith(200));
    await fillIn();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await user.type(emailField(), 'x');
    expect(emailField()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('what is sent', () => {
  it('sends the entries trimmed', async () => {
    show();
    await fillIn();
    await submit();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(JSON.parse(request.mock.lastCall[1].body)).toEqual({ name: 'Ada', email: 'ada@example.com' });
  });

  it('sends what a password manager fills in, without a key being pressed', async () => {
    show();
    nameField().value = 'Ada';
    emailField().value = 'ada@example.com';
    await submit();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(JSON.parse(request.mock.lastCall[1].body)).toEqual({ name: 'Ada', email: 'ada@example.com' });
  });
});

describe('while a sign-up is under way', () => {
  let answer: (response: ReturnType<typeof answerWith>) => void;

  beforeEach(async () => {
    show();
    request.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await fillIn();
    await user.keyboard('{Enter}');
  });

  it('disables the button', () => {
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  it('keeps the focus in the field', () => {
    expect(emailField()).toHaveFocus();
  });

  it('keeps its entries as they are', async () => {
    expect(nameField()).toHaveAttribute('readonly');
    expect(emailField()).toHaveAttribute('readonly');
    await user.keyboard('.org');
    expect(emailField()).toHaveValue('ada@example.com');
  });

  it('sends it once, also when the form is submitted again', async () => {
    fireEvent.submit(emailField());
    answer(answerWith(200));
    await screen.findByRole('group', { name: 'You are on the list' });
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('says what else helps after a failure', async () => {
    answer(answerWith(400));
    await screen.findByText(FAILED);
    expect(screen.getByText('If this keeps happening, email us.')).toBeVisible();
  });

  it('lets its entries be changed again after a failure', async () => {
    answer(answerWith(400));
    await screen.findByText(FAILED);
    await user.type(emailField(), '.org');
    expect(emailField()).toHaveValue('ada@example.com.org');
  });

  it('gives the focus back to its button after a failure, where the browser has taken it away', async () => {
    // Browsers do that to a button that is disabled; jsdom does not.
    act(() => (document.activeElement as HTMLElement).blur());
    answer(answerWith(400));
    await screen.findByText(FAILED);
    expect(submitButton()).toHaveFocus();
  });

  it('leaves the focus where a visitor has moved it meanwhile', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    answer(answerWith(200));
    await screen.findByRole('group', { name: 'You are on the list' });
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('clears what was sent, and nothing that a browser fills in meanwhile', async () => {
    emailField().value = 'corrected@example.com';
    answer(answerWith(200));
    await screen.findByRole('group', { name: 'You are on the list' });
    expect(nameField()).toHaveValue('');
    expect(emailField()).toHaveValue('corrected@example.com');
  });
});

describe('after a sign-up', () => {
  beforeEach(() => {
    show();
    request.mockResolvedValue(answerWith(200));
  });

  it('shows what happens next in place of the fields, with the focus on it', async () => {
    await fillIn();
    await submit();
    const joined = await screen.findByRole('group', { name: 'You are on the list' });
    expect(joined).toHaveFocus();
    expect(nameField()).not.toBeVisible();
  });

  it('repeats the address that was typed, as text, and forgets it with the next form', async () => {
    await user.type(nameField(), 'Ada');
    await user.type(emailField(), ' <b>ada</b>@example.com ');
    await submit();
    const joined = await screen.findByRole('group', { name: 'You are on the list' });
    expect(joined).toHaveTextContent('We write to <b>ada</b>@example.com.');
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(joined).not.toHaveTextContent('ada');
  });

  it('shows the empty form again when asked, with the focus on its first field', async () => {
    await fillIn();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(nameField()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    for (const field of [nameField(), emailField()]) {
      expect(field).toHaveValue('');
      expect(field).not.toHaveAttribute('readonly');
    }
    expect(submitButton()).toBeEnabled();
  });

  it('shows the thanks in a toast of the type success when the receiver has the sign-up', async () => {
    await fillIn();
    await submit();
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast.mock.lastCall?.[0]).toMatchObject({ type: 'success', message: JOINED });
  });
});

describe('when sending fails', () => {
  it('announces the sending and the result, also of the second failure in a row', async () => {
    show();
    await fillIn();
    const spoken = recordAnnouncements();
    for (const announcements of [2, 4]) {
      await submit();
      await waitFor(() => expect(spoken).toHaveLength(announcements));
    }
    expect(spoken).toEqual(['Processing...', FAILED, 'Processing...', FAILED]);
  });

  it('logs a failure with its reason, and nothing personal', async () => {
    show();
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
});

describe('without a receiver', () => {
  beforeEach(async () => {
    show(null);
    await fillIn();
  });

  it('shows the thanks in a toast of the type info, because nothing was received', async () => {
    await submit();
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast.mock.lastCall?.[0]).toMatchObject({ type: 'info', message: JOINED });
  });

  it('logs no words of an error that it does not expect', async () => {
    const wait = jest.spyOn(window, 'setTimeout').mockImplementation(() => {
      throw new Error('Refused: Ada <ada@example.com>');
    });
    fireEvent.submit(emailField());
    wait.mockRestore();
    await screen.findByText(FAILED);
    expect(logged.mock.calls).toEqual([['The waitlist sign-up could not be sent:', 'unknown error']]);
  });
});

describe('the honeypot', () => {
  /** The field that only bots fill in. */
  const honeypot = () => document.querySelector('[name=website]');

  it('hides the honeypot from people, keyboards and autofill', () => {
    show();
    expect(honeypot()?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(honeypot()).toHaveAttribute('tabindex', '-1');
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  });

  it('reports a failure when the honeypot is filled in, and sends the next submit', async () => {
    show();
    honeypot()?.setAttribute('value', 'https://spam.example');
    await fillIn();
    await submit();
    await screen.findByText(FAILED);
    expect(request).not.toHaveBeenCalled();
    await submit();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  });
});
