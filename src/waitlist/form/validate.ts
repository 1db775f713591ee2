import type { SignUp } from '../sign-up';

/** The fields, in the order of the form. */
export const FIELDS = ['name', 'email'] as const satisfies readonly (keyof SignUp)[];

/** The problems that an entry can have, in the order of the checks (docs/requirements.md, section 5). */
const PROBLEMS = ['blank', 'invalidEmail'] as const;

export type Problem = (typeof PROBLEMS)[number];

export interface InvalidFields {
  problem: Problem;
  /** The fields that have it, in the order of the form. */
  fields: (keyof SignUp)[];
}

/**
 * Matches an entry that looks empty: it has nothing but white space and invisible format characters (Unicode
 * category Cf), such as the zero-width space.
 */
const BLANK = /^[\s\p{Cf}]*$/u;

/** The pattern of docs/requirements.md, section 5. Its running time grows with the cube of the length. */
const EMAIL = /\S+@\S+\.\S+/;

/**
 * The length of the longest address. A path has at most 256 characters, two of which are the angle brackets
 * around the address (RFC 5321, section 4.5.3.1.3).
 */
export const LONGEST_EMAIL = 254;

/**
 * Checks blank fields first, then the email address (docs/requirements.md, section 5).
 *
 * @returns the first problem that a field has; null when the sign-up is right
 */
export function validate(signUp: SignUp): InvalidFields | null {
  for (const problem of PROBLEMS) {
    const fields = FIELDS.filter((field) => findProblem(field, signUp[field]) === problem);
    if (fields.length > 0) return { problem, fields };
  }
  return null;
}

/** @returns what is wrong with one entry, which is trimmed; null when it is right */
export function findProblem(field: keyof SignUp, entry: string): Problem | null {
  if (BLANK.test(entry)) return 'blank';
  if (field === 'email' && !isAddress(entry)) return 'invalidEmail';
  return null;
}

function isAddress(entry: string): boolean {
  // The length is checked first, because the pattern would take hours for 20,000 at signs.
  return entry.length <= LONGEST_EMAIL && EMAIL.test(entry);
}
