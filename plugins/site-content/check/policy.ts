import { z } from 'zod';
import { didYouMean } from '../parse/closest';
import { FILE_START, type Report } from '../parse/finding';
import { NEEDED_FILES } from '../kinds';
import { anyOf, problemOfPhrase } from './phrase';
import { readYaml, type YamlReading } from '../parse/read-yaml';

const text = z.string('must be text').trim().min(1, 'must not be empty');
const wording = text.superRefine((phrase, context) => {
  const problem = problemOfPhrase(phrase);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});
const wordings = z.array(wording).min(1, 'must be a list of at least one wording');
const id = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be a short name of small letters, digits and hyphens',
);

const policySchema = z.strictObject({
  required: z.array(
    z.strictObject({
      id,
      reason: text,
      wordings,
      in: z.array(text).min(1, 'must be a list of at least one file').optional(),
      wherever: wordings.optional(),
    }),
  ),
  forbidden: z.array(z.strictObject({ id, reason: text, suggestion: text, wordings })),
});

type PolicyFile = z.infer<typeof policySchema>;

interface Requirement {
  id: string;
  reason: string;
  /** The first of its wordings, shown in messages. */
  example: string;
  /** Matches any of its wordings. */
  wordings: RegExp;
  /** Files that must contain it, as paths below `content/`. */
  files: readonly string[];
  /** Words that must have it in the same paragraph. */
  wherever?: RegExp;
}

interface Prohibition {
  id: string;
  reason: string;
  suggestion: string;
  wordings: RegExp;
}

/** The wording rules of content/policy.yaml. */
export interface Policy {
  required: Requirement[];
  forbidden: Prohibition[];
}

/**
 * Parses content/policy.yaml and reports each problem.
 *
 * @param yaml undefined when the file is missing or not UTF-8
 * @param files paths of the content files, which the policy may name
 * @returns undefined when the policy is missing or invalid
 */
export function readPolicy(
  yaml: string | undefined,
  files: readonly string[],
  report: Report,
): Policy | undefined {
  if (yaml === undefined) {
    report(FILE_START, {
      rule: 'missing-file',
      message: 'the file with the wording rules is missing or cannot be read',
      help: 'Bring content/policy.yaml back from an earlier version.',
    });
    return undefined;
  }
  const reading = readYaml({ yaml, linesBefore: 0 }, policySchema, report);
  if (!reading.value) return undefined;
  reportReferences(reading.value, reading, [...files, ...NEEDED_FILES, 'site.yaml'], report);
  const { required, forbidden } = reading.value;
  return {
    required: required.map(({ id, reason, wordings, in: names = [], wherever }) => ({
      id,
      reason,
      example: wordings[0] ?? '',
      wordings: anyOf(wordings),
      files: names,
      ...(wherever && { wherever: anyOf(wherever) }),
    })),
    forbidden: forbidden.map(({ wordings, ...rest }) => ({ ...rest, wordings: anyOf(wordings) })),
  };
}

function reportReferences(
  { required, forbidden }: PolicyFile,
  { placeOf }: YamlReading<PolicyFile>,
  files: readonly string[],
  report: Report,
): void {
  const rule = 'policy';
  const known = new Set<string>();
  const checkId = (id: string, list: string, index: number) => {
    if (known.has(id)) {
      report(placeOf([list, index, 'id']), {
        rule,
        message: `two rules have the id "${id}"`,
        help: 'Give one of them another id.',
      });
    }
    known.add(id);
  };
  required.forEach(({ id, in: names, wherever }, index) => {
    checkId(id, 'required', index);
    if (Boolean(names) === Boolean(wherever)) {
      report(placeOf(['required', index, 'id']), {
        rule,
        message: `the statement "${id}" needs "in" or "wherever", and not both`,
        help: 'Write "in:" with the files that must say it, or "wherever:" with the words that need it beside them.',
      });
    }
    names?.forEach((name, item) => {
      if (files.includes(name)) return;
      report(placeOf(['required', index, 'in', item]), {
        rule,
        message: `there is no file content/${name}${didYouMean(name, files)}`,
        help: 'Write the folder and the name of a file as they stand below content/, such as legal/terms.mdx.',
      });
    });
  });
  forbidden.forEach(({ id }, index) => checkId(id, 'forbidden', index));
}
