/**
 * The names of the placeholders that pages fill in. Texts have the names in braces, such as `{email}`. The
 * build has already filled in the placeholders of `config/content-model/launch-placeholders.ts`.
 */
export type PagePlaceholder =
  /** The address that was typed into the form. */
  | 'address'
  /** The insured amount. */
  | 'amount'
  /** The contact address. */
  | 'email'
  /** A link, whose words are in a field of their own. */
  | 'link'
  /** Who sends the emails. */
  | 'sender';

/**
 * Splits a text at each place where it has a placeholder.
 *
 * @returns the words around these places, in their order: one item more than there are places
 */
export const splitAtPlaceholder = (text: string, name: PagePlaceholder): string[] => text.split(`{${name}}`);

/** Fills in a placeholder with words. TextWithPlaceholder of src/ui fills in an element. */
export const fillPlaceholder = (text: string, name: PagePlaceholder, value: string): string =>
  splitAtPlaceholder(text, name).join(value);
