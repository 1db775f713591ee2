export type FormState = 'idle' | 'processing' | 'failed' | 'joined';

export const FORM_STATE_ATTRIBUTE = 'data-form-state';

/** Selects the form in a state, so that the styles of what is around the form can follow it, too. */
export const formIn = (state: FormState) => `[${FORM_STATE_ATTRIBUTE}='${state}']`;
