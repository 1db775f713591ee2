/** A problem or note in a content file, in words for the person who edits the file. */
export interface Finding {
  /** Path below the project's root, with forward slashes. */
  file: string;
  /** From 1, as an editor counts (with the front matter). */
  line: number;
  /** From 1. */
  column: number;
  /** Only errors stop a build; notes list the allowed wordings. */
  severity: 'error' | 'warning' | 'note';
  /** What is wrong, in one sentence without a full stop. */
  message: string;
  /** What to do about it, in one sentence. */
  help: string;
  /** Short name of the rule, for searching and for programs. */
  rule: string;
}

export type Place = Pick<Finding, 'line' | 'column'>;

/** A finding of a rule without its place; an error by default. */
export type Problem = Pick<Finding, 'message' | 'help' | 'rule'> & Partial<Pick<Finding, 'severity'>>;

/** Reports a problem in the current file. */
export type Report = (place: Place, problem: Problem) => void;

/** Makes the Report of a file, given its path below `content/`. */
export type ReportIn = (file: string) => Report;

export const FILE_START: Place = { line: 1, column: 1 };

/**
 * @param file path below the project's root
 * @returns a Report for this file that appends to `findings`
 */
export function reportTo(findings: Finding[], file: string): Report {
  return ({ line, column }, problem) => {
    findings.push({ file, line, column, severity: 'error', ...problem });
  };
}

/** Escapes line ends, control characters and characters without a glyph, so that a message stays on one line. */
export const oneLine = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** `content/faq/launch.mdx:3:8: error: … [front-matter]`, then the help on the next line. */
export function formatFinding({ file, line, column, severity, message, rule, help }: Finding): string {
  return [`${file}:${line}:${column}: ${severity}: ${message} [${rule}]`, `  ${help}`]
    .map(oneLine)
    .join('\n');
}

const SEVERITIES: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Sorts by file, errors first, then by place, and drops repeated findings. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const keyOf = ({ file, severity, line, column, rule, message }: Finding) =>
    [file, SEVERITIES.indexOf(severity), line, column, rule, message].join('\n');
  return [...new Map(findings.map((finding) => [keyOf(finding), finding]))]
    .sort(([a], [b]) => compare(a, b))
    .map(([, finding]) => finding);
}

/** The number of findings that are listed for a file. */
const MAX_FINDINGS = 20;

/**
 * Lists the first findings of each file, and counts the others.
 *
 * @param findings sorted by file
 */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return files.flatMap((file) => {
    const inFile = findings.filter((finding) => finding.file === file);
    const listed = inFile.slice(0, MAX_FINDINGS);
    const [firstUnlisted] = inFile.slice(MAX_FINDINGS);
    if (!firstUnlisted) return listed;
    const count = (inFile.length - MAX_FINDINGS).toLocaleString('en-US');
    const message = `and ${count} more in this file`;
    const help = 'Correct the others first, then check again.';
    return [...listed, { ...firstUnlisted, rule: 'more', message, help }];
  });
}
