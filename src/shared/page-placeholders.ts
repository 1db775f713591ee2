/**
 * The names of the placeholders that pages fill in: the address that was typed into the form, the insured
 * amount, the contact address, a link, and who sends the emails. Texts have the names in braces, such as
 * `{email}`. The build has already filled in the placeholders of
 * `config/content-model/launch-placeholders.ts`.
 */
export type PagePlaceholder = 'address' | 'amount' | 'email' | 'link' | 'sender';

/**
 * Splits a text at each place where it has a placeholder.
 *
 * @returns the words around these places, in their order: one item more than there are places
 */
export const splitAtPlaceholder = (text: string, name: PagePlaceholder): string[] => text.split(`{${name}}`);

/** Fills in a placeholder with words. TextWithPlaceholder of src/ui fills in an element. */
export const fillPlaceholder = (text: string, name: PagePlaceholder, value: string): string =>
  splitAtPlaceholder(text, name).join(value);
