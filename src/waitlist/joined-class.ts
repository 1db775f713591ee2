import type { Submission } from './use-waitlist-submission';

/**
 * The class that the form has after a sign-up. WaitlistForm gives its `<form>` the state as a class,
 * so that the styles of what is around the form can follow it.
 */
export const JOINED_CLASS = 'joined' satisfies Submission['state'];
