import { useRef, useState, type RefObject, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryConfig } from '../../shared/delivery-config';
import type { FormState } from '../../shared/form-state';
import { WAITLIST_IDS } from '../../shared/ids';
import { confirmLeaving } from '../delivery/confirm-leaving';
import { deliverOnDemand } from '../delivery/deliver-on-demand';
import { DeliveryError } from '../delivery/delivery-error';
import type { SignUp } from '../sign-up';
import { rejectFilledHoneypot } from './reject-filled-honeypot';
import { clearSentEntries, readSignUp } from './sign-up-entries';
import { findProblem, validate, type InvalidFields, type Problem } from './validate';

/** The simulated wait (docs/requirements.md, section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;

const simulate = () => new Promise<void>((resolve) => setTimeout(resolve, SIMULATED_DELAY));

/** The state of a sign-up. Once it is sent, it also has the email address of the visitor. */
type Progress = { state: Exclude<FormState, 'joined'> } | { state: 'joined'; address: string };

/** The messages of the form about its fields. */
interface Feedback {
  /** The problem of each field; null when it has none. */
  problems: Record<keyof SignUp, Problem | null>;
  /** The problem that the last submit found; null once no field has it any more. */
  reported: Problem | null;
  /** Tells a repeated message from the one before, so that it is announced and shown again. */
  submitCount: number;
}

export type Submission = Progress & Feedback;

const NO_PROBLEMS: Submission['problems'] = { name: null, email: null };

const BEFORE_FIRST_SUBMIT: Submission = {
  state: 'idle',
  problems: NO_PROBLEMS,
  reported: null,
  submitCount: 0,
};

/**
 * Validates and sends what is in the form, one sign-up at a time, and moves the focus to what a visitor reads
 * or corrects next (docs/requirements.md, sections 4 and 5).
 */
export function useWaitlistSubmission(form: RefObject<HTMLFormElement>, delivery: DeliveryConfig | null) {
  const [send] = useState(() => (delivery ? confirmLeaving(deliverOnDemand(delivery)) : simulate));
  const [submission, setSubmission] = useState<Submission>(BEFORE_FIRST_SUBMIT);
  const isSending = useRef(false);

  /** Uses flushSync, because an element has to be in the document before it can take the focus. */
  const update = (next: SetStateAction<Submission>) => flushSync(() => setSubmission(next));

  const focusOn = (id: string, options?: FocusOptions) => document.getElementById(id)?.focus(options);

  const submit = async () => {
    const element = form.current;
    if (!element || isSending.current) return;
    const signUp = readSignUp(element);
    const invalid = validate(signUp);
    update((before) => ({
      state: invalid ? 'idle' : 'processing',
      problems: problemsOf(invalid),
      reported: invalid ? invalid.problem : null,
      submitCount: before.submitCount + 1,
    }));
    if (invalid) {
      const [firstField] = invalid.fields;
      if (firstField) focusOn(WAITLIST_IDS[firstField]);
      return;
    }

    isSending.current = true;
    const isSent = await trySending(element, signUp);
    isSending.current = false;

    // The disabled button has lost the focus. A visitor may have moved it elsewhere since, where it stays.
    const focused = document.activeElement;
    const isFocusLost = focused === document.body;
    const isFocusInForm = element.contains(focused);
    if (isSent) {
      update((before) => ({ ...before, state: 'joined', address: signUp.email }));
      if (isFocusLost || isFocusInForm) showNextSteps();
    } else {
      update((before) => ({ ...before, state: 'failed' }));
      if (isFocusLost) focusOn(WAITLIST_IDS.submit, { preventScroll: true });
    }
  };

  /** @returns whether the sign-up was sent; its entries are then removed from the form */
  const trySending = async (element: HTMLFormElement, signUp: SignUp) => {
    try {
      rejectFilledHoneypot(element);
      await send(signUp);
      clearSentEntries(element, signUp);
      return true;
    } catch (error) {
      logFailure(error);
      return false;
    }
  };

  const showNextSteps = () => {
    focusOn(WAITLIST_IDS.joined, { preventScroll: true });
    // The group is lower than the form was, so the page moves, and the bar could cover half of a line of text
    // above the card.
    document.getElementById(WAITLIST_IDS.joined)?.scrollIntoView();
  };

  /** After the first submit, checks the field that is edited, and no other. */
  const checkField = (field: keyof SignUp) => {
    if (!form.current) return;
    const problem = findProblem(field, readSignUp(form.current)[field]);
    // A program can fill in both fields before the next render, so each check starts from the latest state.
    setSubmission((before) => {
      if (before.submitCount === 0) return before;
      const problems = { ...before.problems, [field]: problem };
      const isStillTrue = Object.values(problems).includes(before.reported);
      return { ...before, problems, reported: isStillTrue ? before.reported : null };
    });
  };

  const startAgain = () => {
    update(BEFORE_FIRST_SUBMIT);
    focusOn(WAITLIST_IDS.name);
  };

  return { submission, submit, checkField, startAgain };
}

function problemsOf(invalid: InvalidFields | null): Submission['problems'] {
  if (!invalid) return NO_PROBLEMS;
  const { fields, problem } = invalid;
  const problemOf = (field: keyof SignUp) => (fields.includes(field) ? problem : null);
  return { name: problemOf('name'), email: problemOf('email') };
}

/** Logs a failure with a reason of ours only: the message of another error could contain personal data. */
function logFailure(error: unknown): void {
  const reason = error instanceof DeliveryError ? `The receiver ${error.message}` : 'unknown error';
  console.error('The waitlist sign-up could not be sent:', reason);
}
