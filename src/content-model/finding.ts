/** One thing wrong in a content file, said so that the person who wrote the file can mend it. */
export interface Finding {
  /** Path below the project's root, with forward slashes. */
  file: string;
  /** From 1, in the file as an editor shows it (front matter counted). */
  line: number;
  /** From 1. */
  column: number;
  severity: 'error' | 'warning';
  /** What is wrong, in one sentence without its final stop. */
  message: string;
  /** What to do about it, in one sentence. */
  help: string;
  /** Short name of the rule, for searching and for machines. */
  rule: string;
}

export type Place = Pick<Finding, 'line' | 'column'>;

/** `content/faq/launch.mdx:3:8: error: … [front-matter]`, then how to mend it on a line of its own. */
export function formatFinding(finding: Finding): string {
  const { file, line, column, severity, message, rule, help } = finding;
  return `${file}:${line}:${column}: ${severity}: ${message} [${rule}]\n  ${help}`;
}

/** By file, then by place: the order in which somebody works through them. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.rule.localeCompare(b.rule, 'en') ||
      a.message.localeCompare(b.message, 'en'),
  );
}
