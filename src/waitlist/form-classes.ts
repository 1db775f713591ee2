import type { Submission } from './use-waitlist-submission';

/** The classes of the form, by which its styles find its parts. */
export const FORM_CLASSES = {
  /** The fields, what stands below them, and the button. */
  entry: 'entry',
  /** What stands between the label of a field and the field: a hint or a message. */
  note: 'note',
  /** What is wrong with an entry. */
  message: 'message',
  /** A field that only robots fill in. */
  honeypot: 'honeypot',
  /** What the button leads to, or that sending has failed. */
  nextStep: 'next-step',
  /** What the form shows after a sign-up, in place of the fields. */
  next: 'next',
  /**
   * The class that the form has after a sign-up. WaitlistForm gives its `<form>` the state as a class,
   * so that the styles of what is around the form can follow it.
   */
  joined: 'joined' satisfies Submission['state'],
  /** The class that the form has after a failure. */
  failed: 'failed' satisfies Submission['state'],
} as const;
