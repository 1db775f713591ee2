/** One thing to know about a content file, said so that the person who wrote the file can act on it. */
export interface Finding {
  /** Path below the project's root, with forward slashes. */
  file: string;
  /** From 1, in the file as an editor shows it (front matter counted). */
  line: number;
  /** From 1. */
  column: number;
  /** Only errors keep a text from being published; notes list what somebody has allowed. */
  severity: 'error' | 'warning' | 'note';
  /** What is wrong, in one sentence without its final stop. */
  message: string;
  /** What to do about it, in one sentence. */
  help: string;
  /** Short name of the rule, for searching and for machines. */
  rule: string;
}

export type Place = Pick<Finding, 'line' | 'column'>;

/** What a rule says; an error where it does not say otherwise. */
export type Problem = Pick<Finding, 'message' | 'help' | 'rule'> & Partial<Pick<Finding, 'severity'>>;

/** How a rule hands over what it found in the file at hand. */
export type Report = (place: Place, problem: Problem) => void;

export const FILE_START: Place = { line: 1, column: 1 };

/**
 * @param file path below the project's root
 * @returns a report for this file, which adds to `findings`
 */
export function reportTo(findings: Finding[], file: string): Report {
  return ({ line, column }, problem) => {
    findings.push({ file, line, column, severity: 'error', ...problem });
  };
}

/** `content/faq/launch.mdx:3:8: error: … [front-matter]`, then how to mend it on a line of its own. */
export function formatFinding(finding: Finding): string {
  const { file, line, column, severity, message, rule, help } = finding;
  return `${file}:${line}:${column}: ${severity}: ${message} [${rule}]\n  ${help}`;
}

/** By file, then by place: the order in which somebody works through them. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const { compare } = new Intl.Collator('en');
  return [...findings].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
}
