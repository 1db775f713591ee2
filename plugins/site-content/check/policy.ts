import { z } from 'zod';
import { didYouMean } from '../parse/closest';
import type { Report } from '../parse/finding';
import { NEEDED_FILES } from '../kinds';
import { anyOf } from './phrase';
import { readYaml, type YamlPath } from '../parse/read-yaml';
import { text } from '../fields';

const wording = text
  .regex(/[\p{L}\p{N}]/u, { error: 'must hold a word', abort: true })
  .regex(/^(?!\.\.\.\s)(?!.*\s\.\.\.$)/s, { error: 'cannot begin or end with "..."', abort: true })
  .regex(/^(?!\*)(?!.*(?:\s\*|\*\S))/s, 'can have a "*" only at the end of a word');
const wordings = z
  .array(wording)
  .min(1, 'must be a list of at least one wording')
  /** The first wording, shown in messages, and the pattern of all for searchable text. */
  .transform((phrases) => ({ example: phrases[0] ?? '', pattern: anyOf(phrases) }));
const id = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be a short name of small letters, digits and hyphens',
);
/** Messages have no full stop. */
const reason = text.transform((sentence) => sentence.replace(/\.$/, ''));

const policySchema = z.strictObject({
  required: z.array(
    z.strictObject({
      id,
      reason,
      wordings,
      /** Files that must contain it, as paths below `content/`. */
      in: z.array(text).min(1, 'must be a list of at least one file').optional(),
      /** Words that must have it in the same paragraph. */
      wherever: wordings.optional(),
    }),
  ),
  /** `unless` lists denials: a wording inside one of them is fine. */
  forbidden: z.array(z.strictObject({ id, reason, suggestion: text, wordings, unless: wordings.optional() })),
});

/** The wording rules of content/policy.yaml. */
export type Policy = z.infer<typeof policySchema>;

/**
 * Parses content/policy.yaml and reports each problem.
 *
 * @param files paths of the content files, which the policy may name
 * @returns undefined when the policy is invalid
 */
export function readPolicy(yaml: string, files: readonly string[], report: Report): Policy | undefined {
  const { value: policy, placeOf } = readYaml(yaml, policySchema, report);
  if (!policy) return undefined;
  const known = [...files, ...NEEDED_FILES];
  const explain = (path: YamlPath, message: string, help: string) =>
    report(placeOf(path), { rule: 'policy', message, help });
  const ids = new Set<string>();
  for (const list of ['required', 'forbidden'] as const) {
    for (const [index, { id }] of policy[list].entries()) {
      if (ids.has(id)) {
        explain([list, index, 'id'], `two rules have the id "${id}"`, 'Give one of them another id.');
      }
      ids.add(id);
    }
  }
  for (const [index, { id, in: names = [], wherever }] of policy.required.entries()) {
    if (names.length > 0 === Boolean(wherever)) {
      explain(
        ['required', index, 'id'],
        `the statement "${id}" needs "in" or "wherever", and not both`,
        'Write "in:" with the files that must say it, or "wherever:" with the words that need it beside them.',
      );
    }
    for (const [item, name] of names.entries()) {
      if (known.includes(name)) continue;
      explain(
        ['required', index, 'in', item],
        `there is no file content/${name}${didYouMean(name, known)}`,
        'Write the folder and the name of a file as they stand below content/, such as legal/terms.mdx.',
      );
    }
  }
  return policy;
}
