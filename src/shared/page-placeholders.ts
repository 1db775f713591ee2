/**
 * The names in braces that pages fill in: the address that was typed into the form, the insured amount, the
 * contact address, a link, and who sends the emails. The build has already filled in the names that stand for
 * the launch (`config/content-model/launch-placeholders.ts`).
 */
export type PagePlaceholder = 'address' | 'amount' | 'email' | 'link' | 'sender';

/** @returns the name as texts have it, such as `{email}` */
export const inBraces = (name: PagePlaceholder): string => `{${name}}`;

/**
 * Splits a text at each place where it has a name in braces.
 *
 * @returns the words around these places, in their order: one item more than there are places
 */
export const splitAtName = (text: string, name: PagePlaceholder): string[] => text.split(inBraces(name));

/** Fills in a name in braces with words. FilledText of src/ui fills in an element. */
export const fillText = (text: string, name: PagePlaceholder, value: string): string =>
  splitAtName(text, name).join(value);
