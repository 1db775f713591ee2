import { FIELDS, type Signup } from './validate';

/** Reads what a visitor has typed, trimmed. */
export function readSignup(form: HTMLFormElement): Signup {
  const entries = new FormData(form);
  const read = (field: keyof Signup) => {
    const entry = entries.get(field);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  return { name: read('name'), email: read('email') };
}

/** Empties each field whose entry was sent: a browser or an extension may have filled in another since. */
export function clearSentEntries(form: HTMLFormElement, sent: Signup): void {
  const entries = readSignup(form);
  for (const field of FIELDS) {
    const input = form.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (input && entries[field] === sent[field]) input.value = '';
  }
}
