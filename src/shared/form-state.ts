/** The states of the form with a sign-up. The form has its state as a class. */
export type FormState = 'idle' | 'processing' | 'failed' | 'joined';

/** Selects the form in a state, so that the styles of what is around the form can follow it, too. */
export const formIn = (state: FormState) => `form.${state}`;
