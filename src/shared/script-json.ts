export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes a value as JSON for the content of a script element. Without a "<", no text can contain the
 * element's end tag.
 */
export const scriptJson = (value: Json): string => JSON.stringify(value).replaceAll('<', '\\u003c');
