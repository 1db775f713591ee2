import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Slots } from '../../plugins/islands';
import type { DeliveryConfig } from '../../plugins/waitlist';
import { FIELD_IDS } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { Field } from './Field';
import { Honeypot } from './Honeypot';
import { MESSAGES } from './messages';
import type { ToastProps } from './Toast';
import { useWaitlistSubmission, type Submission } from './use-waitlist-submission';
import { FIELDS } from './validate';

/**
 * What the form shows as it is: `consent` above the button, and `reassurance` below it; `failed` in place of
 * `reassurance` after a failure, and `joined` in place of everything after a sign-up.
 */
export type FormSlot = 'consent' | 'reassurance' | 'failed' | 'joined';

interface WaitlistFormProps {
  labels: Queries.WaitlistFormLabelsFragment;
  /** Where sign-ups go; without it, the form simulates (docs/requirements.md, section 9). */
  delivery: DeliveryConfig | null;
  slots: Slots<FormSlot>;
}

/** The form, and what it says about a sign-up (docs/requirements.md, sections 4, 5 and 8). */
export function WaitlistForm({ labels, delivery, slots }: WaitlistFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { submission, submit, checkField, startAgain } = useWaitlistSubmission(form, delivery);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const { state, problems, count } = submission;
  const isProcessing = state === 'processing';
  const isJoined = state === 'joined';
  const isFailed = state === 'failed';
  const message = messageOf(submission);

  /**
   * Loads the toasts. After a failure, the next submit tries again; until then the form alone shows
   * messages.
   */
  const loadToast = () =>
    void import(/* webpackChunkName: "toasts" */ './Toast').then(
      (loaded) => setToast(() => loaded.default),
      () => undefined,
    );

  // A form isn't interactive itself, so that React's onFocus on it would break an accessibility rule.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', loadToast);
    return () => element?.removeEventListener('focusin', loadToast);
  }, []);

  useEffect(() => {
    // Firefox keeps a disabled button disabled after a reload, and hydration does not change it.
    button.current?.removeAttribute('disabled');
  }, []);

  return (
    <>
      {/* `post` keeps entries out of addresses; `noValidate` lets the form show its own messages. */}
      <form
        ref={form}
        method="post"
        noValidate
        // Its styles hide the slots that are not for this state.
        className={`${CLASS.jsOnly} ${CLASS.screenOnly} ${state}`}
        onSubmit={(event) => {
          event.preventDefault();
          loadToast();
          void submit(event.currentTarget);
        }}
      >
        <div className="entry" hidden={isJoined}>
          {FIELDS.map((field) => (
            <Field
              key={field}
              name={field}
              label={labels[`${field}Label`]}
              hint={labels[`${field}Hint`]}
              problem={problems[field]}
              // What is typed while the form sends would be lost. A disabled field would lose the focus.
              readOnly={isProcessing}
              onInput={() => checkField(field)}
            />
          ))}
          {delivery?.honeypot && <Honeypot />}
          {slots.consent}
          <button ref={button} id={FIELD_IDS.submit} type="submit" disabled={isProcessing}>
            {isProcessing ? MESSAGES.processing : labels.submitButton}
          </button>
        </div>
        <div className="result">
          {slots.reassurance}
          <div className="outcome">
            {/* No attribute of this element changes, because screen readers may then announce its
                text twice. */}
            <div role="status">
              {isFailed && <p className="failure">{message}</p>}
              {/* With the count as its key, the same message is announced again. */}
              <span key={count} className={CLASS.visuallyHidden}>
                {announcementOf(submission)}
              </span>
            </div>
            {slots.failed}
          </div>
        </div>
        <div
          id={FIELD_IDS.next}
          className="next"
          hidden={!isJoined}
          role="group"
          aria-labelledby={FIELD_IDS.joined}
          tabIndex={-1}
        >
          {slots.joined}
          <button type="button" onClick={startAgain}>
            {labels.again}
          </button>
        </div>
      </form>
      {Toast && message && (
        <Toast key={count} type={isJoined ? typeOfThanks(delivery) : 'error'} message={message} form={form} />
      )}
    </>
  );
}

/** @returns the message that the form shows, or an empty string when it has none */
function messageOf({ state, reported }: Submission): string {
  if (state === 'joined' || state === 'failed') return MESSAGES[state];
  return reported ? MESSAGES[reported] : '';
}

/**
 * @returns what screen readers announce, as one string, because a browser that translates the page
 *   replaces text nodes
 */
function announcementOf(submission: Submission): string {
  if (submission.state === 'processing') return MESSAGES.processing;
  // The paragraph that shows a failure also announces it.
  if (submission.state === 'failed') return '';
  return messageOf(submission);
}

/** Thanks for a simulated sign-up are information only: nothing was received. */
const typeOfThanks = (delivery: DeliveryConfig | null): ToastProps['type'] => (delivery ? 'success' : 'info');
