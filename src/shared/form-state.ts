export type FormState = 'idle' | 'processing' | 'failed' | 'joined';

export const SIGN_UP_STATE_ATTRIBUTE = 'data-sign-up-state';

/** Selects the form in a state, so that the styles of what is around the form can follow it, too. */
export const formIn = (state: FormState) => `[${SIGN_UP_STATE_ATTRIBUTE}='${state}']`;
