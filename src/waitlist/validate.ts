import { FIELD_MESSAGES, MESSAGES } from './messages';

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
 * @returns the messages of the first failed check; null when the sign-up is right
 */
export function validate({ name, email }: Signup): Invalid | null {
  if (!name || !email) {
    const fields = {
      ...(!name && { name: FIELD_MESSAGES.name }),
      ...(!email && { email: FIELD_MESSAGES.email }),
    };
    return { message: MESSAGES.blank, fields };
  }
  if (EMAIL.test(email)) return null;
  return { message: MESSAGES.invalidEmail, fields: { email: FIELD_MESSAGES.invalidEmail } };
}
