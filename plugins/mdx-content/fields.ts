import * as z from 'zod';
import type { ContentKind } from './model';

/** A text that is not empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/** A day of the calendar in this century, as YYYY-MM-DD. Nothing here is older, so another year is a slip. */
export const date = z.iso
  .date({ error: 'must be a day of the calendar, as year, month and day, such as 2025-05-02', abort: true })
  .refine((day) => day >= '2000', 'must be a day from the year 2000 on, such as 2025-05-02');

/** Optional fields of every document, for editors; they are not published. */
export const editorialFields = {
  /** The day of the next review. */
  reviewBy: date
    .meta({
      title: 'Read again by',
      description: 'From this day on, the check reminds you to read the text again. Visitors do not see it.',
    })
    .optional(),
  /** Single uses of wordings that content/policy.yaml forbids, each with its reason. */
  allow: z
    .array(
      z.strictObject({
        rule: text.meta({
          title: 'Rule',
          description: 'The word that the message shows after "policy/", such as guarantee.',
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
export const metaOf = ({ shape }: z.ZodObject, field: string): z.GlobalMeta | undefined =>
  (shape[field] as z.ZodType | undefined)?.meta();
