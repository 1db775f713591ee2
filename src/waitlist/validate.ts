import { FIELD_MESSAGES, MESSAGES } from './messages';

/** The entries of a visitor, trimmed. */
export interface Signup {
  name: string;
  email: string;
}

export interface Invalid {
  /** For the toast. */
  message: string;
  /** The messages of the invalid fields, in the order of the form. */
  fields: Partial<Record<keyof Signup, string>>;
}

/** The pattern of docs/requirements.md, section 5. */
const EMAIL = /\S+@\S+\.\S+/;

/**
 * Checks blank fields first, then the email address (docs/requirements.md, section 5).
 *
 * @param entered the two fields as typed
 * @returns the trimmed sign-up, and the messages of the first failed check
 */
export function validate(entered: Signup): { signup: Signup; invalid: Invalid | null } {
  const signup = { name: entered.name.trim(), email: entered.email.trim() };
  const { name, email } = signup;
  if (!name || !email) {
    const fields = {
      ...(!name && { name: FIELD_MESSAGES.name }),
      ...(!email && { email: FIELD_MESSAGES.email }),
    };
    return { signup, invalid: { message: MESSAGES.blank, fields } };
  }
  if (!EMAIL.test(email)) {
    const fields = { email: FIELD_MESSAGES.invalidEmail };
    return { signup, invalid: { message: MESSAGES.invalidEmail, fields } };
  }
  return { signup, invalid: null };
}
