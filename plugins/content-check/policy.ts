import * as z from 'zod';
import { text } from '../mdx-content';
import { wordingPattern } from './text/wording-pattern';

/** The file with the rules on wordings, below `content/`. */
export const POLICY_FILE = 'policy.yaml';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Matches a "*" that isn't at the end of a word. */
const MISPLACED_ASTERISK = /(?:^|\s)\*|\*\S/;
/** Matches a "..." that doesn't have a word on both sides. */
const MISPLACED_DOTS = /^\.\.\.\s|\s\.\.\.$/;

/** Whether `wordingPattern` can read a wording. */
const isWording = (typed: string): boolean =>
  LETTER_OR_DIGIT.test(typed) && !MISPLACED_ASTERISK.test(typed) && !MISPLACED_DOTS.test(typed);

const wordingSchema = text
  // Word and phones turn three full stops into one character.
  .overwrite((typed) => typed.replaceAll('…', '...'))
  .refine(isWording, 'must hold a word, "*" only at the end of a word, and "..." only between two words');

const wordingsSchema = z.array(wordingSchema).min(1, 'must be a list of at least one wording');

const requiredSchema = (files: readonly string[]) =>
  z
    .strictObject({
      id: text,
      reason: text,
      wordings: wordingsSchema,
      /** The files that must contain one of the wordings. */
      in: z
        .array(text.refine((file) => files.includes(file), 'must name a file, such as legal/terms.mdx'))
        .optional(),
      /** A paragraph with one of these words must also contain one of the wordings. */
      wherever: wordingsSchema.optional(),
    })
    .refine((rule) => (rule.in === undefined) !== (rule.wherever === undefined), {
      path: ['id'],
      error: 'needs "in" with files or "wherever" with words, and not both',
    })
    .transform(({ wordings, wherever, ...rule }) => ({
      ...rule,
      example: wordings[0],
      pattern: wordingPattern(wordings),
      wherever: wherever && wordingPattern(wherever),
    }));

const forbiddenSchema = z
  .strictObject({
    id: text,
    reason: text,
    suggestion: text,
    wordings: wordingsSchema,
    /** Wordings, such as denials, that are allowed although they hold a forbidden one. */
    unless: wordingsSchema.optional(),
  })
  .transform(({ wordings, unless, ...rule }) => ({ ...rule, pattern: wordingPattern(wordings, unless) }));

/** @param files paths below `content/` that rules may name */
export const policySchema = (files: readonly string[]) =>
  z.strictObject({ required: z.array(requiredSchema(files)), forbidden: z.array(forbiddenSchema) });

/** The wording rules of content/policy.yaml, with their wordings as patterns. */
export type Policy = z.infer<ReturnType<typeof policySchema>>;
