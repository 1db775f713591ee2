import { MESSAGES } from './messages';

/** What a visitor signs up with, trimmed. */
export interface Signup {
  name: string;
  email: string;
}

export interface Invalid {
  message: string;
  /** The fields it is about, in the order of the form. */
  fields: (keyof Signup)[];
}

/** The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3). */
const EMAIL_LIMIT = 254;

/**
 * The specification's pattern, `\S+@\S+\.\S+`, without its outer repeats: where one matches somewhere
 * in a text so does the other, and within the limit this one takes no time to speak of.
 */
const EMAIL = /\S@\S+\.\S/;

/**
 * Checks a sign-up in the order of the specification, section 5.
 *
 * @param entered the two fields as typed
 */
export function validate(entered: Signup): { signup: Signup } | { invalid: Invalid } {
  const signup = { name: entered.name.trim(), email: entered.email.trim() };
  const blank = (['name', 'email'] as const).filter((field) => signup[field] === '');
  if (blank.length > 0) return { invalid: { message: MESSAGES.blank, fields: blank } };
  if (signup.email.length > EMAIL_LIMIT || !EMAIL.test(signup.email)) {
    return { invalid: { message: MESSAGES.invalidEmail, fields: ['email'] } };
  }
  return { signup };
}
