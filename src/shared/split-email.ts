/**
 * Splits an email address where a line that is too short for it may end: after its "@".
 *
 * @returns the mailbox with the "@", and the host
 */
export function splitEmail(email: string): [mailbox: string, host: string] {
  const end = email.lastIndexOf('@') + 1;
  return [email.slice(0, end), email.slice(end)];
}
