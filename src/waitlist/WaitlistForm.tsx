import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';
import type { DeliveryConfig } from '../shared/delivery-config';
import { DeliveryError } from './delivery/delivery-error';
import { ErrorMessage, Field } from './Field';
import { Honeypot, checkHoneypot } from './Honeypot';
import { MESSAGES } from './messages';
import { deliverTo, loadDelivery, simulatedSend, type Send } from './send';
import { Sign } from './Sign';
import { validate, type Invalid, type Signup } from './validate';

interface WaitlistFormProps {
  /** `again` is the label of the button that shows the form again; `joined` says what happens after a sign-up. */
  words: Pick<Queries.LandingWaitlist, 'nameLabel' | 'emailLabel' | 'submitButton' | 'again'> & {
    joined: string;
  };
  /** Where sign-ups go; without it, the form simulates (specification, section 9). */
  delivery?: DeliveryConfig | null;
  /** Replaces both in tests. */
  send?: Send;
}

let toasts: typeof import('./toasts') | undefined;

/** Loads on first use, because most visitors see no toast. Resolves to undefined when it cannot load. */
const loadToasts = async () =>
  (toasts ??= await import(/* webpackChunkName: "toasts" */ './toasts').catch(() => undefined));

/** Loads both on focus, so that the first sign-up does not wait for them. */
function preload(delivers: boolean): void {
  void loadToasts();
  // After a failure, submitting loads it again and reports a second failure.
  if (delivers) loadDelivery().catch(() => undefined);
}

/** The form: validates, sends once and reports the result (specification, sections 4, 5 and 8). */
export function WaitlistForm({ words, delivery, send: given }: WaitlistFormProps) {
  const [send] = useState(() => given ?? (delivery ? deliverTo(delivery) : simulatedSend));
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'processing' | 'failed' | 'joined'>('idle');
  const [invalid, setInvalid] = useState<Invalid | null>(null);
  const joined = state === 'joined';
  // For screen readers only; a new number makes them announce the same text again.
  const [announcement, setAnnouncement] = useState({ number: 0, text: '' });

  // A layout effect: toasts position themselves beside the focused element.
  useLayoutEffectInBrowser(() => {
    const [first] = invalid?.fields ?? [];
    if (first) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  }, [invalid]);

  const notify = (type: 'success' | 'error', message: string) => {
    // Fields and status repeat the message, so a toast that cannot load hides nothing.
    void loadToasts().then((loaded) => {
      if (form.current) loaded?.showToast(type, message, form.current);
    });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'processing') return;
    const element = event.currentTarget;
    const checked = validate(readSignup(element));
    const announce = (text: string) => setAnnouncement(({ number }) => ({ number: number + 1, text }));
    setState('idle');
    if ('invalid' in checked) {
      setInvalid(checked.invalid);
      // Screen readers read the message with a field that gets the focus, not with one that has it already.
      const hasFocus = document.activeElement === element.elements.namedItem(checked.invalid.fields[0] ?? '');
      announce(hasFocus ? checked.invalid.message : '');
      notify('error', checked.invalid.message);
      return;
    }
    setInvalid(null);
    toasts?.dismissToasts();
    // At once, to stop a second submit in the same tick.
    flushSync(() => setState('processing'));
    announce(MESSAGES.processing);
    try {
      checkHoneypot(element);
      await send(checked.signup);
      element.reset();
      setState('joined');
      notify('success', MESSAGES.joined);
    } catch (error) {
      console.error('The waitlist sign-up could not be sent:', reasonOf(error));
      setState('failed');
      notify('error', MESSAGES.failed);
    } finally {
      announce('');
    }
  };

  useEffect(() => {
    // Firefox keeps a disabled button disabled after a reload, and hydration does not change it.
    if (button.current) button.current.disabled = false;
    // A field may have had the focus before hydration, when `onFocus` did not exist.
    if (form.current?.contains(document.activeElement)) preload(Boolean(delivery));
  }, [delivery]);

  // The disabled button or a hidden field lost the focus: moves it, unless the visitor has moved it elsewhere.
  useLayoutEffectInBrowser(() => {
    if (state !== 'failed' && state !== 'joined') return;
    const { activeElement } = document;
    const isLost =
      activeElement === document.body || (state === 'joined' && form.current?.contains(activeElement));
    if (isLost) (state === 'joined' ? next : button).current?.focus({ preventScroll: true });
  }, [state]);

  /** Removes the messages as soon as the input is right. */
  const removeMessages = (event: FormEvent<HTMLFormElement>) => {
    if (!invalid || 'invalid' in validate(readSignup(event.currentTarget))) return;
    setInvalid(null);
    toasts?.dismissToasts();
  };

  const showFormAgain = () => {
    flushSync(() => setState('idle'));
    (form.current?.elements.namedItem('name') as HTMLInputElement | null)?.focus();
  };

  const field = { invalid, onFocus: () => preload(Boolean(delivery)) };

  return (
    <>
      {/* `post` keeps entries out of addresses; `noValidate` replaces the browser's messages by the specification's. */}
      <form
        ref={form}
        method="post"
        noValidate
        className="js-only screen-only"
        onSubmit={submit}
        onInput={removeMessages}
      >
        <div hidden={joined}>
          <Field {...field} name="name" type="text" label={words.nameLabel} />
          <Field {...field} name="email" type="email" label={words.emailLabel} />
          {delivery?.honeypot && <Honeypot />}
          <button ref={button} type="submit" disabled={state === 'processing'}>
            {state === 'processing' ? MESSAGES.processing : words.submitButton}
          </button>
        </div>
        <div className="result">
          {joined && <Sign path="M4.5 8.5l2.5 2.5 4.5-5.5" size={40} />}
          {/* Without a class: a change of an attribute can make screen readers announce the text twice. */}
          <div role="status">
            {joined && <h3>{MESSAGES.joined}</h3>}
            {state === 'failed' && <ErrorMessage text={MESSAGES.failed} />}
          </div>
          {joined && (
            <div ref={next} className="next" tabIndex={-1}>
              <p>{words.joined}</p>
              <button type="button" onClick={showFormAgain}>
                {words.again}
              </button>
            </div>
          )}
        </div>
      </form>
      {/* Outside of the form: a form reset empties an output element. */}
      <output className="visually-hidden">
        <span key={announcement.number}>{announcement.text}</span>
      </output>
    </>
  );
}

function readSignup(form: HTMLFormElement): Signup {
  const fields = new FormData(form);
  return { name: String(fields.get('name')), email: String(fields.get('email')) };
}

/** The reason for the console. Of unknown errors the name only: their messages could contain personal data. */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return `The receiver ${error.message}`;
  return error instanceof Error ? error.name : 'unknown error';
}
