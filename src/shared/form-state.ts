export type FormState = 'idle' | 'processing' | 'failed' | 'joined';

export const FORM_STATE_ATTRIBUTE = 'data-form-state';

/** @returns a selector of the form in a state, for the styles of the form and of what is around it */
export const formInState = (state: FormState) => `[${FORM_STATE_ATTRIBUTE}='${state}']`;
