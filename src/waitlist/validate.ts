import { MESSAGES } from './messages';

/** The entries of a visitor, trimmed. */
export interface Signup {
  name: string;
  email: string;
}

export interface Invalid {
  message: string;
  /** The invalid fields, in the order of the form. */
  fields: (keyof Signup)[];
}

/** The longest valid address, in characters (RFC 5321, section 4.5.3.1.3). */
const EMAIL_LIMIT = 254;

/** In characters. Ghost is the strictest receiver: it accepts a longer name, and its confirmation link then fails. */
const NAME_LIMIT = 191;

/** Characters that receivers cannot store: NUL, the replacement character and unpaired surrogates. */
const UNREADABLE = /[\0\uFFFD\p{Surrogate}]/u;

/**
 * The specification's pattern, `\S+@\S+\.\S+`, without the outer repeats. It matches the same texts and backtracks
 * less.
 */
const EMAIL = /\S@\S+\.\S/;

/**
 * Checks blank fields first, then the email address (specification, section 5), then whether receivers can store
 * the entries unchanged.
 *
 * @param entered the two fields as typed
 * @returns the trimmed sign-up, or the message and the fields of the first failed check
 */
export function validate(entered: Signup): { signup: Signup } | { invalid: Invalid } {
  const signup = { name: entered.name.trim(), email: entered.email.trim() };
  const blank = (['name', 'email'] as const).filter((field) => signup[field] === '');
  if (blank.length > 0) return { invalid: { message: MESSAGES.blank, fields: blank } };
  if (signup.email.length > EMAIL_LIMIT || !EMAIL.test(signup.email)) {
    return { invalid: { message: MESSAGES.invalidEmail, fields: ['email'] } };
  }
  if (signup.name.length > NAME_LIMIT) {
    return { invalid: { message: MESSAGES.nameTooLong, fields: ['name'] } };
  }
  const unreadable = (['name', 'email'] as const).filter((field) => UNREADABLE.test(signup[field]));
  if (unreadable.length > 0) return { invalid: { message: MESSAGES.unreadable, fields: unreadable } };
  return { signup };
}
