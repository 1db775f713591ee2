import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FIELD_ERROR_IDS, FIELD_IDS } from '../shared/ids';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';
import type { DeliveryConfig } from '../shared/delivery-config';
import { DeliveryError } from './delivery/delivery-error';
import { Honeypot, checkHoneypot } from './Honeypot';
import { MESSAGES } from './messages';
import { deliverTo, loadDelivery, simulatedSend, type Send } from './send';
import { validate, type Invalid, type Signup } from './validate';

interface WaitlistFormProps {
  words: { nameLabel: string; emailLabel: string; submitButton: string };
  /** Where sign-ups go; without it, the specification's simulation. */
  delivery?: DeliveryConfig | null;
  /** Stands in for both in tests. */
  send?: Send;
}

/** Loaded on first use: most visitors never see a toast. Where it cannot be loaded, there is none. */
const loadToasts = () => import(/* webpackChunkName: "toasts" */ './toasts').catch(() => undefined);

/** Before they are needed, so that the first sign-up does not wait for them. */
function loadAhead(delivers: boolean): void {
  void loadToasts();
  // What fails here is tried again, and told, when the form is sent.
  if (delivers) loadDelivery().catch(() => undefined);
}

/** Name, address and button; validates, sends once and says how it went (specification, sections 4, 5 and 8). */
export function WaitlistForm({ words, delivery, send: given }: WaitlistFormProps) {
  const [send] = useState(() => given ?? (delivery ? deliverTo(delivery) : simulatedSend));
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // State comes a render late: only a ref stops the second of two submits in one tick.
  const locked = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [invalid, setInvalid] = useState<Invalid | null>(null);
  const [status, setStatus] = useState('');
  /** Said to screen readers only; its number makes the same words new. */
  const [spoken, setSpoken] = useState({ number: 0, words: '' });

  // Before the next picture, and so before a toast looks for a place beside what has the focus.
  useLayoutEffectInBrowser(() => {
    const [first] = invalid?.fields ?? [];
    if (first) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  }, [invalid]);

  const tell = (type: 'success' | 'error', message: string) => {
    // The words stand at the fields and in the status as well, so a toast that cannot load loses nothing.
    void loadToasts().then((toasts) => {
      if (form.current) toasts?.showToast(type, message, form.current);
    });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked.current) return;
    const element = event.currentTarget;
    const fields = new FormData(element);
    const checked = validate({ name: String(fields.get('name')), email: String(fields.get('email')) });
    const say = (words: string) => setSpoken(({ number }) => ({ number: number + 1, words }));
    setStatus('');
    if ('invalid' in checked) {
      setInvalid(checked.invalid);
      // The field says it when it gets the focus; one that has the focus already would say nothing.
      const isThere = document.activeElement === element.elements.namedItem(checked.invalid.fields[0] ?? '');
      say(isThere ? checked.invalid.message : '');
      tell('error', checked.invalid.message);
      return;
    }
    setInvalid(null);
    locked.current = true;
    setSubmitting(true);
    say(MESSAGES.processing);
    try {
      checkHoneypot(element);
      await send(checked.signup);
      element.reset();
      setStatus(MESSAGES.joined);
      tell('success', MESSAGES.joined);
    } catch (error) {
      console.error('The waitlist sign-up could not be sent:', reasonOf(error));
      setStatus(MESSAGES.failed);
      tell('error', MESSAGES.failed);
    } finally {
      locked.current = false;
      setSubmitting(false);
      say('');
    }
  };

  // Firefox keeps a button disabled over a reload, and React takes the page for what was rendered.
  useLayoutEffectInBrowser(() => {
    if (button.current) button.current.disabled = false;
  }, []);

  // Who has begun before React was ready is not heard by `onFocus`.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) loadAhead(Boolean(delivery));
  }, [delivery]);

  // A disabled button drops the focus; it is given back when the button works again. A focus that
  // is somewhere else stays there: what became of the sign-up is said without it.
  useLayoutEffectInBrowser(() => {
    if (!submitting && status && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [submitting, status]);

  const field = (name: keyof Signup, label: string, type: string) => {
    const wrong = invalid?.fields.includes(name) ?? false;
    return (
      <div className="field">
        <label htmlFor={FIELD_IDS[name]}>{label}</label>
        <input
          id={FIELD_IDS[name]}
          name={name}
          type={type}
          autoComplete={name}
          required
          onFocus={() => loadAhead(Boolean(delivery))}
          aria-invalid={wrong}
          aria-describedby={wrong ? FIELD_ERROR_IDS[name] : undefined}
        />
        {wrong && (
          <p className="error" id={FIELD_ERROR_IDS[name]}>
            {invalid?.message}
          </p>
        )}
      </div>
    );
  };

  return (
    <>
      {/* `post`, so that nothing typed could ever stand in an address; `noValidate`, so that the
          specification's messages come and not the browser's. */}
      <form ref={form} method="post" noValidate className="js-only" onSubmit={submit}>
        {field('name', words.nameLabel, 'text')}
        {field('email', words.emailLabel, 'email')}
        {delivery?.honeypot && <Honeypot />}
        <button ref={button} type="submit" disabled={submitting}>
          {submitting ? MESSAGES.processing : words.submitButton}
        </button>
        <p role="status">{status}</p>
      </form>
      {/* Outside of the form, whose reset would empty it behind React's back. */}
      <output className="visually-hidden">
        <span key={spoken.number}>{spoken.words}</span>
      </output>
    </>
  );
}

/** The kind of error only, unless its words are ours: others could hold what was typed. */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return `The receiver ${error.message}`;
  return error instanceof Error ? error.name : 'unknown error';
}
