import * as z from 'zod';
import { date, text } from '../mdx-content';
import type { ContentDocument } from './parse/read-document';

/**
 * The fields of the front matter by which editors tell the check what to remind them of, and what to allow.
 */
export const editorialFields = {
  reviewBy: date
    .meta({
      title: 'Read again by',
      description: 'After this day, the check reminds you to read the text again. Visitors do not see it.',
    })
    .optional(),
  allow: z
    .array(
      z.strictObject({
        rule: text.meta({
          title: 'Rule',
          description:
            'The name of the rule, such as guarantee. The box with the mistake shows it at the end.',
        }),
        words: text.meta({
          title: 'Words',
          description: 'The words around the wording, as visitors read them: without signs such as **.',
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

const schema = z.object(editorialFields);

/** @returns the fields for editors of a document; none when its front matter has a mistake */
export const editorialFieldsOf = (
  document: Pick<ContentDocument, 'editorialFields'>,
): z.infer<typeof schema> => schema.parse(document.editorialFields);
