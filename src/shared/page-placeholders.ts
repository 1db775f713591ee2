/**
 * The names in braces that the texts of the form may have. The page fills in the address that was typed, the
 * contact address, a link, or who sends the emails.
 */
export type FormPlaceholder = 'address' | 'email' | 'link' | 'sender';

/**
 * The names in braces that the home page fills in. `amount` is the insured amount; the hero has texts with `link`,
 * too.
 */
export type PagePlaceholder = FormPlaceholder | 'amount';

/** @returns the name as texts have it, such as `{email}` */
export const inBraces = (name: PagePlaceholder): string => `{${name}}`;

/**
 * Splits a text that has a name in braces once. The caller shows the value, as an element, between the parts.
 *
 * @returns what stands before the name, and what stands after it; empty where there is nothing
 */
export function splitAround(text: string, name: PagePlaceholder): [before: string, after: string] {
  const [before = '', after = ''] = text.split(inBraces(name));
  return [before, after];
}
