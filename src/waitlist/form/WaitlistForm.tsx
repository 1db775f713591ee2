import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Slots } from '../../../plugins/islands';
import type { DeliveryConfig } from '../../shared/delivery-config';
import { FORM_STATE_ATTRIBUTE } from '../../shared/form-state';
import { WAITLIST_IDS } from '../../shared/ids';
import { splitAtPlaceholder } from '../../shared/page-placeholders';
import { CLASS } from '../../theme/class-names';
import { importToast } from '../form-chunk';
import type { ToastProps } from '../toast/Toast';
import { Field } from './Field';
import { FORM_CLASSES } from './form-classes';
import { Honeypot } from './Honeypot';
import { MESSAGES } from './messages';
import { useWaitlistSubmission, type Submission } from './use-waitlist-submission';
import { FIELDS } from './validate';

/**
 * The markup that the server renders and the form shows as it is. `consent` is above the button, and is empty
 * while the form only simulates. `nextStep` is below the button. After a failure, `failed` replaces
 * `nextStep`; after a sign-up, `joined` replaces the fields, the button and all these texts.
 */
export type FormSlot = 'consent' | 'nextStep' | 'failed' | 'joined';

interface WaitlistFormProps {
  labels: Record<'nameLabel' | 'nameHint' | 'emailLabel' | 'emailHint' | 'submitButton', string>;
  /** The texts around the slot `joined`: its title, where the emails go, and the button below it. */
  joinedLabels: { title: string; sentTo: string | null; againButton: string };
  /** The receiver of sign-ups; null if the form simulates (docs/requirements.md, section 9). */
  delivery: DeliveryConfig | null;
  slots: Slots<FormSlot>;
}

/** The form, and what it says about a sign-up (docs/requirements.md, sections 4, 5 and 8). */
export function WaitlistForm({ labels, joinedLabels, delivery, slots }: WaitlistFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { submission, submit, checkField, startAgain } = useWaitlistSubmission(form, delivery);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const isProcessing = submission.state === 'processing';
  const isJoined = submission.state === 'joined';
  const message = shownMessage(submission);
  // This isn't TextWithPlaceholder, because every page would load its code.
  const [beforeAddress, afterAddress] = splitAtPlaceholder(joinedLabels.sentTo ?? '', 'address');

  /**
   * Loads the toasts. After a failure, the next focus or submit tries again; until then the form alone shows
   * messages.
   */
  const loadToast = () =>
    void importToast().then(
      (loaded) => setToast(() => loaded.Toast),
      () => undefined,
    );

  useEffect(() => {
    // Firefox keeps a disabled button disabled after a reload, and hydration doesn't change it.
    button.current?.removeAttribute('disabled');
  }, []);

  return (
    <>
      {/* `post` keeps entries out of addresses; `noValidate` lets the form show its own messages. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Visitors operate the fields. The form only hears that one has the focus. */}
      <form
        ref={form}
        method="post"
        noValidate
        className={`${CLASS.withScripts} ${CLASS.screenOnly}`}
        // Styles hide what isn't for the state (`formInState`).
        {...{ [FORM_STATE_ATTRIBUTE]: submission.state }}
        onFocus={loadToast}
        onSubmit={(event) => {
          event.preventDefault();
          loadToast();
          void submit();
        }}
      >
        <div className={FORM_CLASSES.fieldsGroup} hidden={isJoined}>
          {FIELDS.map((field) => (
            <Field
              key={field}
              name={field}
              label={labels[`${field}Label`]}
              hint={labels[`${field}Hint`]}
              problem={submission.problems[field]}
              // A disabled field would lose the focus, and an editable one would accept words that this
              // sign-up no longer includes.
              readOnly={isProcessing}
              onInput={() => checkField(field)}
            />
          ))}
          {delivery?.honeypot && <Honeypot />}
          {slots.consent}
          <button ref={button} id={WAITLIST_IDS.submit} type="submit" disabled={isProcessing}>
            {isProcessing ? MESSAGES.processing : labels.submitButton}
          </button>
          <div className={FORM_CLASSES.belowButton}>
            {slots.nextStep}
            {slots.failed}
          </div>
        </div>
        {/* No attribute of this element changes: after such a change, screen readers may announce its text
            twice. */}
        <div className={CLASS.visuallyHidden} role="status">
          {/* The number of submits is its key, so that the same message is announced again. */}
          <span key={submission.submitCount}>{isProcessing ? MESSAGES.processing : message}</span>
        </div>
        <div
          id={WAITLIST_IDS.joined}
          className={FORM_CLASSES.joinedGroup}
          hidden={!isJoined}
          role="group"
          aria-labelledby={WAITLIST_IDS.joinedHeading}
          tabIndex={-1}
        >
          <h3 id={WAITLIST_IDS.joinedHeading}>{joinedLabels.title}</h3>
          {joinedLabels.sentTo && isJoined && (
            <p>
              {beforeAddress}
              <mark>{submission.address}</mark>
              {afterAddress}
            </p>
          )}
          {slots.joined}
          <button type="button" onClick={startAgain}>
            {joinedLabels.againButton}
          </button>
        </div>
      </form>
      {Toast && message && (
        <Toast
          key={submission.submitCount}
          type={isJoined ? typeOfThanks(delivery) : 'error'}
          message={message}
          form={form}
        />
      )}
    </>
  );
}

/** @returns the message that the form shows, or an empty string when it has none */
function shownMessage({ state, reported }: Submission): string {
  if (state === 'joined' || state === 'failed') return MESSAGES[state];
  return reported ? MESSAGES[reported] : '';
}

/** Thanks for a simulated sign-up are information only: nothing was received. */
const typeOfThanks = (delivery: DeliveryConfig | null): ToastProps['type'] => (delivery ? 'success' : 'info');
