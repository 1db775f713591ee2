/** The exact messages of docs/requirements.md, section 8; below them, messages for further cases. */
export const MESSAGES = {
  blank: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  failed: 'Something went wrong. Please try again.',
  joined: 'Thank you for joining the waitlist!',
  processing: 'Processing...',

  nameTooLong: 'Please shorten your name to 191 characters',
  unreadable: 'Please remove the characters that cannot be read',
} as const;

/** What the message means for one field: short, to fit beside its label. */
export const FIELD_MESSAGES = {
  name: 'Enter your full name',
  email: 'Enter your email address',
  invalidEmail: 'Enter a valid address',
  nameTooLong: 'At most 191 characters',
  unreadable: 'Unreadable characters',
} as const;
