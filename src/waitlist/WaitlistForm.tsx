import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MESSAGES } from './messages';
import { simulatedSend, type Send } from './send';
import { validate, type Invalid, type Signup } from './validate';

interface WaitlistFormProps {
  words: { nameLabel: string; emailLabel: string; submitButton: string };
  /** Delivers a sign-up; the simulation until a receiver is configured. */
  send?: Send;
}

/** Loaded on first use: most visitors never see a toast. Where it cannot be loaded, there is none. */
const loadToasts = () => import('./toasts').catch(() => undefined);

/** Name, address and button; validates, sends once and says how it went (specification, sections 4, 5 and 8). */
export function WaitlistForm({ words, send = simulatedSend }: WaitlistFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // State comes a render late: only a ref stops the second of two submits in one tick.
  const locked = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [invalid, setInvalid] = useState<Invalid | null>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const [first] = invalid?.fields ?? [];
    if (first) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  }, [invalid]);

  const tell = (type: 'success' | 'error', message: string) => {
    // The words stand at the fields and in the status as well, so a toast that cannot load loses nothing.
    void loadToasts().then((toasts) => toasts?.showToast(type, message));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked.current) return;
    const element = event.currentTarget;
    const fields = new FormData(element);
    const checked = validate({ name: String(fields.get('name')), email: String(fields.get('email')) });
    setStatus('');
    if ('invalid' in checked) {
      setInvalid(checked.invalid);
      tell('error', checked.invalid.message);
      return;
    }
    setInvalid(null);
    locked.current = true;
    setSubmitting(true);
    try {
      await send(checked.signup);
      element.reset();
      setStatus(MESSAGES.joined);
      tell('success', MESSAGES.joined);
    } catch (error) {
      // The kind of error only: its message could hold what was typed.
      console.error(
        'The waitlist sign-up could not be sent:',
        error instanceof Error ? error.name : 'unknown error',
      );
      setStatus(MESSAGES.failed);
      tell('error', MESSAGES.failed);
    } finally {
      locked.current = false;
      setSubmitting(false);
    }
  };

  // A disabled button drops the focus; it is given back when the button works again.
  useEffect(() => {
    if (!submitting && status && document.activeElement === document.body) button.current?.focus();
  }, [submitting, status]);

  const field = (name: keyof Signup, label: string, type: string) => {
    const wrong = invalid?.fields.includes(name) ?? false;
    return (
      <div className="field">
        <label htmlFor={`waitlist-${name}`}>{label}</label>
        <input
          id={`waitlist-${name}`}
          name={name}
          type={type}
          autoComplete={name}
          required
          onFocus={() => void loadToasts()}
          aria-invalid={wrong}
          aria-describedby={wrong ? `waitlist-${name}-error` : undefined}
        />
        {wrong && (
          <p className="error" id={`waitlist-${name}-error`}>
            {invalid?.message}
          </p>
        )}
      </div>
    );
  };

  return (
    // `post`, so that nothing typed could ever stand in an address; `noValidate`, so that the
    // specification's messages come and not the browser's.
    <form ref={form} method="post" noValidate className="needs-script" onSubmit={submit}>
      {field('name', words.nameLabel, 'text')}
      {field('email', words.emailLabel, 'email')}
      <button ref={button} type="submit" disabled={submitting}>
        {submitting ? MESSAGES.processing : words.submitButton}
      </button>
      <p role="status">{status}</p>
    </form>
  );
}
