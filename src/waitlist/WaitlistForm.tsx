import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryConfig } from '../../plugins/waitlist';
import { confirmLeaving } from './delivery/confirm-leaving';
import { createDelivery, DeliveryError } from './delivery/deliver';
import { Field } from './Field';
import { Honeypot, checkHoneypot } from './Honeypot';
import { MESSAGES } from './messages';
import type { ToastProps } from './Toast';
import { validate, type Invalid, type Signup } from './validate';

/** The simulated wait (docs/requirements.md, section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;
const simulate = () => new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));

interface WaitlistFormProps {
  /** `joined` says what happens after a sign-up, `again` is the label of the button that shows the form again. */
  words: Pick<Queries.LandingWaitlist, 'nameLabel' | 'emailLabel' | 'submitButton' | 'again'> & {
    joined: string;
  };
  /** The contact address, shown after a simulated sign-up. */
  email: string;
  /** Where sign-ups go; without it, the form simulates (docs/requirements.md, section 9). */
  delivery: DeliveryConfig | null;
}

interface View {
  state: 'idle' | 'processing' | 'failed' | 'joined';
  invalid: Invalid | null;
  /** Of the submit: a new one announces and shows the same message again. */
  number: number;
}

/** The form: validates, sends once and reports the result (docs/requirements.md, sections 4, 5 and 8). */
export function WaitlistForm({ words, email, delivery }: WaitlistFormProps) {
  const [send] = useState(() => (delivery ? confirmLeaving(createDelivery(delivery)) : simulate));
  const form = useRef<HTMLFormElement>(null);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const [view, setView] = useState<View>({ state: 'idle', invalid: null, number: 0 });
  const { state, invalid, number } = view;
  const joined = state === 'joined';
  /** The result of the last submit. */
  const message = invalid?.message ?? (joined || state === 'failed' ? MESSAGES[state] : '');

  /** At once, so that the focus can move to what is shown. */
  const show = (changes: Partial<View>) => flushSync(() => setView((before) => ({ ...before, ...changes })));
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  /** Again after a failure; until toasts are loaded, the form alone says everything. */
  const loadToasts = () =>
    void import(/* webpackChunkName: "toasts" */ './Toast').then(
      (loaded) => setToast(() => loaded.default),
      () => undefined,
    );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    loadToasts();
    if (state === 'processing') return;
    const element = event.currentTarget;
    const signup = readSignup(element);
    const wrong = validate(signup);
    show({ state: wrong ? 'idle' : 'processing', invalid: wrong, number: number + 1 });
    if (wrong) return find('[aria-invalid=true]')?.focus();
    let result: 'joined' | 'failed' = 'joined';
    try {
      checkHoneypot(element);
      await send(signup);
      element.reset();
    } catch (error) {
      result = 'failed';
      // Not another error's message, which could contain personal data.
      const reason = error instanceof DeliveryError ? `The receiver ${error.message}` : 'unknown error';
      console.error('The waitlist sign-up could not be sent:', reason);
    }
    // The disabled button has lost the focus, or a hidden field will; a visitor may have moved it elsewhere.
    const focused = document.activeElement;
    const isLost = focused === document.body || (result === 'joined' && element.contains(focused));
    show({ state: result });
    if (isLost) find(result === 'joined' ? '.next' : '[type=submit]')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    form.current?.addEventListener('focusin', loadToasts);
    // Firefox keeps a disabled button disabled after a reload, and hydration does not change it.
    find('[type=submit]')?.removeAttribute('disabled');
  }, []);

  /** Removes the message of each field whose entry is right. */
  const checkAgain = (event: FormEvent<HTMLFormElement>) => {
    if (!invalid) return;
    const wrong = validate(readSignup(event.currentTarget));
    show({ invalid: wrong && { ...invalid, fields: wrong.fields } });
  };

  const showFormAgain = () => {
    show({ state: 'idle' });
    find('[name=name]')?.focus();
  };

  return (
    <>
      {/* `post` keeps entries out of addresses; `noValidate` lets the form show its own messages. */}
      <form
        ref={form}
        method="post"
        noValidate
        className="js-only screen-only"
        onInput={checkAgain}
        onSubmit={(event) => void submit(event)}
      >
        <div className="fields" hidden={joined}>
          <Field name="name" label={words.nameLabel} message={invalid?.fields.name} />
          <Field name="email" label={words.emailLabel} message={invalid?.fields.email} />
          {delivery?.honeypot && <Honeypot />}
          <button type="submit" disabled={state === 'processing'}>
            {state === 'processing' ? MESSAGES.processing : words.submitButton}
          </button>
        </div>
        <div className="result">
          {/* Without a class: a change of an attribute can make screen readers announce the text twice. */}
          <div role="status">
            {joined && <h3 className={delivery ? 'received' : 'visually-hidden'}>{message}</h3>}
            {state === 'failed' && <p className="failure">{message}</p>}
            {/* Announced again when it is the same. */}
            <span key={number} className="visually-hidden">
              {state === 'processing' ? MESSAGES.processing : invalid?.message}
            </span>
          </div>
          {joined && (
            <div className="next" tabIndex={-1}>
              <p>
                {words.joined} {!delivery && <a href={`mailto:${email}`}>{email}</a>}
              </p>
              <button type="button" onClick={showFormAgain}>
                {words.again}
              </button>
            </div>
          )}
        </div>
      </form>
      {Toast && message && (
        <Toast key={number} type={toastType(joined, delivery)} message={message} form={form} />
      )}
    </>
  );
}

/** A simulated sign-up is information only: nothing was sent. */
function toastType(joined: boolean, delivery: DeliveryConfig | null): ToastProps['type'] {
  if (!joined) return 'error';
  return delivery ? 'success' : 'info';
}

/** The entries of a visitor, trimmed. */
function readSignup(form: HTMLFormElement): Signup {
  const fields = new FormData(form);
  const read = (name: keyof Signup) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { name: read('name'), email: read('email') };
}
