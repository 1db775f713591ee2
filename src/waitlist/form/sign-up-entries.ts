import type { SignUp } from '../sign-up';
import { FIELDS } from './validate';

/** Reads what a visitor has typed, trimmed. */
export function readSignUp(form: HTMLFormElement): SignUp {
  const formData = new FormData(form);
  const read = (field: keyof SignUp) => {
    const entry = formData.get(field);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  return { name: read('name'), email: read('email') };
}

/** Empties each field whose entry was sent: a browser or an extension may have filled in another since. */
export function clearSentEntries(form: HTMLFormElement, sent: SignUp): void {
  const current = readSignUp(form);
  for (const field of FIELDS) {
    const input = form.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (input && current[field] === sent[field]) input.value = '';
  }
}
