/** The words of the specification, section 8, to the letter. */
export const MESSAGES = {
  blank: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  failed: 'Something went wrong. Please try again.',
  joined: 'Thank you for joining the waitlist!',
  processing: 'Processing...',
} as const;
