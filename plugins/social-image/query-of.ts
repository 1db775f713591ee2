import * as z from 'zod';

/**
 * Writes the GraphQL query whose result fits a schema, so that the fields are listed only once.
 *
 * @param schema the fields of `Query`: objects, lists, and values that may be null
 * @returns such as `{ site { name } }`
 */
export const queryOf = (schema: z.ZodObject): string => selectionOf(schema);

/** @returns the fields of a schema in braces; an empty text for a value without fields */
function selectionOf(schema: unknown): string {
  if (schema instanceof z.ZodArray || schema instanceof z.ZodNullable) return selectionOf(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries(schema.shape).map(([name, field]) => `${name} ${selectionOf(field)}`.trim());
  return `{ ${fields.join(' ')} }`;
}
