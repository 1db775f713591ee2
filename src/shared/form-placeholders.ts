/**
 * The names in braces that the texts of the form may have, where the page fills in the address that was
 * typed, the contact address, a link, or who sends the emails.
 */
export type FormPlaceholder = 'address' | 'email' | 'link' | 'sender';

/** @returns the name as texts have it, such as `{email}` */
export const inBraces = (name: FormPlaceholder): string => `{${name}}`;
