import * as z from 'zod';
import type { ContentKind } from './model';

/** The schema of a text that is not empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/**
 * The schema of a date, written as YYYY-MM-DD. A date before the year 2000 is taken for a slip: nothing on a site like this
 * is so old.
 */
export const date = z.iso
  .date({ error: 'must be a day of the calendar, as year, month and day, such as 2025-05-02', abort: true })
  .refine((isoDate) => isoDate >= '2000', 'must be a day from the year 2000 on, such as 2025-05-02');

/** Optional fields that every document may have. They are for editors and never published. */
export const editorialFields = {
  /** The date of the next review. */
  reviewBy: date
    .meta({
      title: 'Read again by',
      description: 'From this day on, the check reminds you to read the text again. Visitors do not see it.',
    })
    .optional(),
  /** Single uses of wordings that the policy forbids, each with the reason why it is allowed. */
  allow: z
    .array(
      z.strictObject({
        rule: text.meta({
          title: 'Rule',
          description: 'The name of the rule, such as guarantee. A maintainer can tell you which one it is.',
        }),
        words: text.meta({
          title: 'Words',
          description: 'The words around the wording, as they are in the text.',
        }),
        reason: text.meta({ title: 'Reason', description: 'Why it is fine here, and who has approved it.' }),
      }),
    )
    .meta({
      title: 'Exceptions',
      description: 'Single uses of a wording that our rules forbid. Visitors do not see this list.',
    })
    .optional(),
};

export type EditorialFields = z.infer<z.ZodObject<typeof editorialFields>>;

/** The schemas that were made. zod compiles a schema at its first use, so each kind keeps one. */
const schemas = new WeakMap<ContentKind, z.ZodObject>();

/** @returns the schema of the front matter of a kind, with the fields for editors */
export function schemaOf(kind: ContentKind): z.ZodObject {
  const known = schemas.get(kind);
  if (known) return known;
  const schema = kind.frontMatter.extend(editorialFields);
  schemas.set(kind, schema);
  return schema;
}

/** @returns what a field says about itself with zod's `.meta()`; undefined when it says nothing or is not in the schema */
export const metaOf = ({ shape }: z.ZodObject, field: string): z.GlobalMeta | undefined =>
  (shape[field] as z.ZodType | undefined)?.meta();
