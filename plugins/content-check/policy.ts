import * as z from 'zod';
import { text } from '../mdx-content';
import { anyOf } from './wording-pattern';

/** Word and phones turn three full stops into one character. */
const wording = text
  .overwrite((typed) => typed.replaceAll('…', '...'))
  .regex(
    /^(?=.*[\p{L}\p{N}])(?!\.\.\.\s|\*)(?!.*(?:\s\.\.\.$|\s\*|\*\S))/su,
    'must hold a word, "*" only at the end of a word, and "..." only between two words',
  );

const wordings = z.array(wording).min(1, 'must be a list of at least one wording');

/**
 * The fields of content/policy.yaml.
 *
 * @param files paths below `content/` that rules may name
 */
export const policySchema = (files: readonly string[]) =>
  z.strictObject({
    required: z.array(
      z
        .strictObject({
          id: text,
          reason: text,
          wordings,
          /** Files that must contain one of the wordings. */
          in: z
            .array(text.refine((file) => files.includes(file), 'must name a file, such as legal/terms.mdx'))
            .optional(),
          /** Words that must have one in the same paragraph. */
          wherever: wordings.optional(),
        })
        .refine((rule) => !rule.in !== !rule.wherever, {
          path: ['id'],
          error: 'needs "in" with files or "wherever" with words, and not both',
        })
        .transform(({ wordings, wherever, ...rule }) => ({
          ...rule,
          example: wordings[0],
          pattern: anyOf(wordings),
          wherever: wherever && anyOf(wherever),
        })),
    ),
    forbidden: z.array(
      z
        .strictObject({ id: text, reason: text, suggestion: text, wordings, unless: wordings.optional() })
        .transform(({ wordings, unless, ...rule }) => ({ ...rule, pattern: anyOf(wordings, unless) })),
    ),
  });

/** The wording rules of content/policy.yaml. */
export type Policy = z.infer<ReturnType<typeof policySchema>>;
