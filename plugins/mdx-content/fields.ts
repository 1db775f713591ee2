import { z, type GlobalMeta } from 'zod';
import type { ContentKind } from './model';

/** A text that is not empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/** A day of the calendar, as YYYY-MM-DD. */
export const date = z.iso.date('must be a day of the calendar, as year, month and day, such as 2025-05-02');

/** Optional fields of every document, for editors; they are not published. */
export const editorialFields = {
  /** The day of the next review. */
  reviewBy: date.optional(),
  /** Single uses of wordings that content/policy.yaml forbids, each with its reason. */
  allow: z.array(z.strictObject({ rule: text, words: text, reason: text })).optional(),
};

export type EditorialFields = z.infer<z.ZodObject<typeof editorialFields>>;

/** The schemas by kind: made once, because zod compiles each schema at its first use. */
const schemas = new WeakMap<ContentKind, z.ZodObject>();

/** The schema of everything that a file of a kind may have as front matter. */
export function schemaOf(kind: ContentKind): z.ZodObject {
  const known = schemas.get(kind);
  if (known) return known;
  const schema = kind.frontMatter.extend(editorialFields);
  schemas.set(kind, schema);
  return schema;
}

/** What a field tells about itself with `.meta()`; undefined when it tells nothing, or is not in the schema. */
export const metaOf = ({ shape }: z.ZodObject, field: string): GlobalMeta | undefined =>
  (shape[field] as z.ZodType | undefined)?.meta();
