import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryConfig } from '../../plugins/waitlist';
import { confirmLeaving } from './delivery/confirm-leaving';
import { createDelivery, DeliveryError } from './delivery/deliver';
import { Field } from './Field';
import { Honeypot, checkHoneypot } from './Honeypot';
import { MESSAGES } from './messages';
import type { ToastProps } from './Toast';
import { FIELDS, findProblem, validate, type Problem, type Signup } from './validate';

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
  /** What is wrong with each field. */
  problems: Partial<Record<keyof Signup, Problem | null>>;
  /** What the last submit found wrong, for as long as a field has this problem. */
  complaint: Problem | null;
  /** Incremented with each submit, so that a repeated message is announced and shown again. */
  number: number;
}

const UNUSED: View = { state: 'idle', problems: {}, complaint: null, number: 0 };

/** The form: validates, sends once and reports the result (docs/requirements.md, sections 4, 5 and 8). */
export function WaitlistForm({ words, email, delivery }: WaitlistFormProps) {
  const [send] = useState(() => (delivery ? confirmLeaving(createDelivery(delivery)) : simulate));
  const form = useRef<HTMLFormElement>(null);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const [view, setView] = useState(UNUSED);
  const { state, problems, complaint, number } = view;
  const joined = state === 'joined';
  const isProcessing = state === 'processing';
  const message = resultOf(view);

  /** With flushSync: an element has to be in the document before it can take the focus. */
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
    if (isProcessing) return;
    const element = event.currentTarget;
    const signup = readSignup(element);
    const invalid = validate(signup);
    show({
      state: invalid ? 'idle' : 'processing',
      problems: Object.fromEntries(invalid?.fields.map((field) => [field, invalid.problem]) ?? []),
      complaint: invalid?.problem ?? null,
      number: number + 1,
    });
    if (invalid) return find('[aria-invalid=true]')?.focus();
    let result: 'joined' | 'failed' = 'joined';
    try {
      checkHoneypot(element);
      await send(signup);
      clear(element, signup);
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

  /** After the first submit, judges the field that is edited, and no other. */
  const judge = (field: keyof Signup) => {
    if (number === 0 || !form.current) return;
    const judged = { ...problems, [field]: findProblem(field, readSignup(form.current)[field]) };
    const isStillWrong = Object.values(judged).includes(complaint);
    show({ problems: judged, complaint: isStillWrong ? complaint : null });
  };

  const showFormAgain = () => {
    show(UNUSED);
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
        onSubmit={(event) => void submit(event)}
      >
        <div className="fields" hidden={joined}>
          {FIELDS.map((field) => (
            <Field
              key={field}
              name={field}
              label={words[`${field}Label`]}
              problem={problems[field] ?? null}
              // Not disabled: the focus stays where it is. What is typed now would not be sent.
              readOnly={isProcessing}
              onInput={() => judge(field)}
            />
          ))}
          {delivery?.honeypot && <Honeypot />}
          <button type="submit" disabled={isProcessing}>
            {isProcessing ? MESSAGES.processing : words.submitButton}
          </button>
        </div>
        <div className="result">
          {/* Without a class: a change of an attribute can make screen readers announce the text twice. */}
          <div role="status">
            {joined && <h3 className={delivery ? 'received' : 'visually-hidden'}>{message}</h3>}
            {state === 'failed' && <p className="failure">{message}</p>}
            {/* Announced again when it is the same. */}
            <span key={number} className="visually-hidden">
              {isProcessing ? MESSAGES.processing : complaint && MESSAGES[complaint]}
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

/** @returns the message of the last submit; an empty one before it has ended, and once its complaint is settled */
function resultOf({ state, complaint }: View): string {
  if (complaint) return MESSAGES[complaint];
  return state === 'joined' || state === 'failed' ? MESSAGES[state] : '';
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

/** Empties each field whose entry was sent: a browser or an extension may have filled in another since. */
function clear(form: HTMLFormElement, sent: Signup): void {
  const entries = readSignup(form);
  for (const field of FIELDS) {
    const input = form.elements.namedItem(field) as HTMLInputElement;
    if (entries[field] === sent[field]) input.value = '';
  }
}
