/** The exact messages of docs/requirements.md: section 4 has `processing`, and section 8 the others. */
export const MESSAGES = {
  blank: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  failed: 'Something went wrong. Please try again.',
  joined: 'Thank you for joining the waitlist!',
  processing: 'Processing...',
} as const;

/** The messages beside single fields. The longest has to fit into the place of the hint, also on a phone. */
export const FIELD_MESSAGES = {
  name: 'Enter your name',
  email: 'Enter your email address',
  invalidEmail: 'Enter a valid email address',
} as const;

/** The label of the honeypot. It is for somebody whose browser shows that field nevertheless. */
export const HONEYPOT_LABEL = 'Leave this empty';
