/**
 * The names in braces that the texts of the form may have, where the page fills in the address that was
 * typed, the contact address, a link, or who sends the emails.
 */
export type FormPlaceholder = 'address' | 'email' | 'link' | 'sender';

/** The names in braces that the home page itself fills in: those of the form, and the insured amount. */
export type PagePlaceholder = FormPlaceholder | 'amount';

/** @returns the name as texts have it, such as `{email}` */
export const inBraces = (name: PagePlaceholder): string => `{${name}}`;
