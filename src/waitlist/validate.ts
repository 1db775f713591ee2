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

/** The longest valid address, in characters (RFC 5321, section 4.5.3.1.3). */
const EMAIL_LIMIT = 254;

/** In characters. Ghost is the strictest receiver: it accepts a longer name, and its confirmation link then fails. */
const NAME_LIMIT = 191;

/** Characters that receivers cannot store: NUL, the replacement character and unpaired surrogates. */
const UNREADABLE = /[\0\uFFFD\p{Surrogate}]/u;

/** `\S+@\S+\.\S+` of docs/requirements.md, section 5, without the outer repeats: the same matches, less backtracking. */
const EMAIL = /\S@\S+\.\S/;

/**
 * Checks blank fields first, then the email address (docs/requirements.md, section 5), then whether receivers can
 * store the entries unchanged.
 *
 * @param entered the two fields as typed
 * @returns the trimmed sign-up, or the messages of the first failed check
 */
export function validate(entered: Signup): { signup: Signup } | { invalid: Invalid } {
  const signup = { name: entered.name.trim(), email: entered.email.trim() };
  const { name, email } = signup;
  if (!name || !email) {
    const fields = {
      ...(!name && { name: FIELD_MESSAGES.name }),
      ...(!email && { email: FIELD_MESSAGES.email }),
    };
    return { invalid: { message: MESSAGES.blank, fields } };
  }
  if (email.length > EMAIL_LIMIT || !EMAIL.test(email)) {
    return { invalid: { message: MESSAGES.invalidEmail, fields: { email: FIELD_MESSAGES.invalidEmail } } };
  }
  if (name.length > NAME_LIMIT) {
    return { invalid: { message: MESSAGES.nameTooLong, fields: { name: FIELD_MESSAGES.nameTooLong } } };
  }
  for (const field of ['name', 'email'] as const) {
    if (!UNREADABLE.test(signup[field])) continue;
    return { invalid: { message: MESSAGES.unreadable, fields: { [field]: FIELD_MESSAGES.unreadable } } };
  }
  return { signup };
}
