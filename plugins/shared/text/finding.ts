/**
 * The names of the fields that lead to a value, and the indexes of items in lists, such as
 * `['steps', 0, 'when']`.
 */
export type FieldPath = readonly (string | number)[];

/** A place in a file. */
export interface Place {
  /** From 1, as text editors count. The front matter counts too. */
  line: number;
  /** From 1. */
  column: number;
  /** Leads to the field that has this place. The body of a file, and a file as a whole, have none. */
  path?: FieldPath;
}

/** A problem with a file, or a note, in words for the person who edits the file. */
export interface Finding extends Place {
  /** Path below the project's root, with forward slashes. */
  file: string;
  /** Only errors stop a build. Notes say what is allowed, or what a person should look at. */
  severity: 'error' | 'warning' | 'note';
  /**
   * Says what is wrong, in one sentence without a full stop. It doesn't name the field, because `path` does:
   * programs show the path before the sentence, and forms the label.
   */
  message: string;
  /** Says what to do about it, in sentences. */
  help: string;
  /** The short name of the rule, by which people search and programs select. */
  rule: string;
}

/** Whether a finding stops a build. */
export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error';

/** A finding without its place. It is an error unless it says otherwise. */
export type Problem = Pick<Finding, 'message' | 'help' | 'rule'> & Partial<Pick<Finding, 'severity'>>;

/** Reports a problem at a place in a certain file. */
export type Report = (place: Place, problem: Problem) => void;

/** Makes the Report of a file, given its path. */
export type CreateReport = (file: string) => Report;

export const FILE_START: Place = { line: 1, column: 1 };

/**
 * @param file path below the project's root
 * @returns a Report for this file that appends to `findings`
 */
export function reportTo(findings: Finding[], file: string): Report {
  return ({ line, column, path }, problem) => {
    findings.push({ file, line, column, ...(path && { path }), severity: 'error', ...problem });
  };
}

/**
 * @returns how messages call a field: `"steps", item 2, "when"`; the empty path leads to all fields together
 */
export function nameOfField(path: FieldPath): string {
  if (path.length === 0) return 'the fields';
  return path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : `"${step}"`)).join(', ');
}

/** @returns the message, after the name of the field that it is about: `"order": must be a whole number` */
export const messageWithField = ({ path, message }: Pick<Finding, 'path' | 'message'>): string =>
  path ? `${nameOfField(path)}: ${message}` : message;

/**
 * Writes line ends, control characters and invisible characters as their code points, such as `\u{a}`, so
 * that a text stays on one line.
 */
export const escapeControlCharacters = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

/** @returns two lines: `content/faq/launch.mdx:3:8: error: … [front-matter]`, and the help */
export function formatFinding(finding: Finding): string {
  const { file, line, column, severity, rule, help } = finding;
  return [`${file}:${line}:${column}: ${severity}: ${messageWithField(finding)} [${rule}]`, `  ${help}`]
    .map(escapeControlCharacters)
    .join('\n');
}
