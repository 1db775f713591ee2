/** The exact messages of docs/requirements.md, section 8. */
export const MESSAGES = {
  blank: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  failed: 'Something went wrong. Please try again.',
  joined: 'Thank you for joining the waitlist!',
  processing: 'Processing...',
} as const;

/** What the message means for one field: short, to fit beside its label. */
export const FIELD_MESSAGES = {
  name: 'Enter your full name',
  email: 'Enter your email address',
  invalidEmail: 'Enter a valid address',
} as const;
