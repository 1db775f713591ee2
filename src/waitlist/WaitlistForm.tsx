import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryConfig } from '../shared/delivery-config';
import { DeliveryError } from './delivery/delivery-error';
import { Field } from './Field';
import { Honeypot, checkHoneypot } from './Honeypot';
import { MESSAGES } from './messages';
import { deliverTo, loadDelivery, simulatedSend, type Send } from './send';
import type { ToastsProps } from './toasts';
import { validate, type Invalid, type Signup } from './validate';

interface WaitlistFormProps {
  /** `joined` says what happens after a sign-up, `again` is the label of the button that shows the form again. */
  words: Pick<Queries.LandingWaitlist, 'nameLabel' | 'emailLabel' | 'submitButton' | 'again'> & {
    joined: string;
  };
  /** The contact address, shown after a simulated sign-up. */
  email: string;
  /** Where sign-ups go; without it, the form simulates (docs/requirements.md, section 9). */
  delivery?: DeliveryConfig | null;
  /** Replaces both in tests. */
  send?: Send;
}

interface View {
  state: 'idle' | 'processing' | 'failed' | 'joined';
  invalid: Invalid | null;
  /** For screen readers only. */
  announcement: string;
  /** Of the submit: a new one announces and shows the same message again. */
  number: number;
}

/** The form: validates, sends once and reports the result (docs/requirements.md, sections 4, 5 and 8). */
export function WaitlistForm({ words, email, delivery, send: given }: WaitlistFormProps) {
  const [send] = useState(() => given ?? (delivery ? deliverTo(delivery) : simulatedSend));
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [view, setView] = useState<View>({ state: 'idle', invalid: null, announcement: '', number: 0 });
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const { state, invalid } = view;
  const joined = state === 'joined';

  /** At once, so that the focus can move to what is shown. */
  const show = (changes: Partial<View>) => flushSync(() => setView((before) => ({ ...before, ...changes })));
  const fieldOf = (name: keyof Signup) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  /** Loads what a submit needs once a visitor begins: most visitors never do. */
  const prepare = () => {
    import(/* webpackChunkName: "toasts" */ './toasts').then(
      (loaded) => setToasts(() => loaded.Toasts),
      // The form repeats each message.
      () => undefined,
    );
    // A submit loads it again, and reports a second failure.
    if (delivery) loadDelivery().catch(() => undefined);
  };

  const refuse = (wrong: Invalid) => {
    show({ state: 'idle', invalid: wrong, announcement: wrong.message, number: view.number + 1 });
    fieldOf(wrong.fields.name ? 'name' : 'email')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    prepare();
    const element = event.currentTarget;
    const checked = validate(readSignup(element));
    if ('invalid' in checked) return refuse(checked.invalid);
    isSending.current = true;
    show({ state: 'processing', invalid: null, announcement: MESSAGES.processing, number: view.number + 1 });
    let result: 'joined' | 'failed' = 'joined';
    try {
      checkHoneypot(element);
      await send(checked.signup);
      element.reset();
    } catch (error) {
      result = 'failed';
      console.error('The waitlist sign-up could not be sent:', reasonOf(error));
    }
    isSending.current = false;
    // The disabled button has lost the focus, or a hidden field will; a visitor may have moved it elsewhere.
    const focused = document.activeElement;
    const isLost = focused === document.body || (result === 'joined' && element.contains(focused));
    show({ state: result, announcement: '' });
    if (isLost) (result === 'joined' ? panel : button).current?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // Firefox keeps a disabled button disabled after a reload, and hydration does not change it.
    if (button.current) button.current.disabled = false;
    // A field may have got the focus before hydration.
    const focused = document.activeElement;
    if (form.current?.contains(focused)) focused?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }, []);

  /** Removes the message of each field whose entry is right. */
  const removeMessages = (event: FormEvent<HTMLFormElement>) => {
    if (!invalid) return;
    const checked = validate(readSignup(event.currentTarget));
    const wrong = 'invalid' in checked ? checked.invalid.fields : {};
    const left = Object.entries(invalid.fields).filter(([name]) => name in wrong);
    show({ invalid: left.length > 0 ? { ...invalid, fields: Object.fromEntries(left) } : null });
  };

  const showFormAgain = () => {
    show({ state: 'idle' });
    fieldOf('name')?.focus();
  };

  return (
    <>
      {/* `post` keeps entries out of addresses; `noValidate` lets the form show its own messages. */}
      <form
        ref={form}
        method="post"
        noValidate
        className="js-only screen-only"
        onSubmit={submit}
        onInput={removeMessages}
      >
        <div className="fields" hidden={joined}>
          <Field name="name" label={words.nameLabel} message={invalid?.fields.name} onFocus={prepare} />
          <Field name="email" label={words.emailLabel} message={invalid?.fields.email} onFocus={prepare} />
          {delivery?.honeypot && <Honeypot />}
          <button ref={button} type="submit" disabled={state === 'processing'}>
            {state === 'processing' ? MESSAGES.processing : words.submitButton}
          </button>
        </div>
        <div className="result">
          {/* Without a class: a change of an attribute can make screen readers announce the text twice. */}
          <div role="status">
            {joined && <h3 className={delivery ? 'received' : 'visually-hidden'}>{MESSAGES.joined}</h3>}
            {state === 'failed' && <p className="failure">{MESSAGES.failed}</p>}
          </div>
          {joined && (
            <div ref={panel} className="next" tabIndex={-1}>
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
      {Toasts && (
        <Toasts
          type={!joined ? 'error' : delivery ? 'success' : 'info'}
          message={invalid?.message ?? (state === 'joined' || state === 'failed' ? MESSAGES[state] : '')}
          number={view.number}
          form={form}
        />
      )}
      {/* Outside of the form: a form reset empties an output element. */}
      <output className="visually-hidden">
        <span key={view.number}>{view.announcement}</span>
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
