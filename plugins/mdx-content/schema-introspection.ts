import * as z from 'zod';
import type { FieldPath } from '../shared/text/finding';

/**
 * @returns what a field says about itself with zod's `.meta()`; undefined when it says
 *   nothing or isn't in the schema
 */
export const metaOf = ({ shape }: z.ZodObject, field: string): z.GlobalMeta | undefined =>
  metaOfSchema(shape[field]);

/**
 * Finds what a field says about itself with zod's `.meta()`. A field without the key inherits it from the
 * nearest group or list around it.
 *
 * @param path the path of the field, which the schema may not have
 */
export function nearestMeta<Key extends keyof z.GlobalMeta>(
  schema: z.ZodObject,
  path: FieldPath,
  key: Key,
): z.GlobalMeta[Key] | undefined {
  let nearest: z.GlobalMeta[Key] | undefined;
  let current: unknown = schema;
  for (const step of path) {
    current = schemaAt(step, current);
    nearest = metaOfSchema(current)?.[key] ?? nearest;
  }
  return nearest;
}

/** @returns the schema of a field of a group, or of the items of a list; undefined when there is none */
function schemaAt(step: string | number, schema: unknown): unknown {
  const inner = innerSchema(schema);
  if (inner) return schemaAt(step, inner);
  if (schema instanceof z.ZodObject) return schema.shape[step];
  if (schema instanceof z.ZodArray) return schema.element;
  return undefined;
}

/**
 * Whether a schema is for prose, in which pages replace apostrophes, spaces and placeholders. An address, or
 * a text that has to match a regular expression, is published as it is written.
 */
export function isProse(schema: unknown): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  return schema.format !== 'regex' && !schema.meta()?.isLink;
}

function metaOfSchema(schema: unknown): z.GlobalMeta | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  // `.optional()` and `.default()` make a new schema, without the `.meta()` of the one that they wrap.
  return schema.meta() ?? metaOfSchema(innerSchema(schema));
}

/** @returns the schema that `.optional()` or `.default()` has wrapped; undefined for any other schema */
export function innerSchema(schema: unknown): unknown {
  const mayBeMissing = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return mayBeMissing ? schema.unwrap() : undefined;
}
