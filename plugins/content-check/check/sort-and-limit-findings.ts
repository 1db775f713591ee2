import type { Finding } from '../../shared/text/finding';
import { LOCALE } from '../../shared/text/language';

const SEVERITIES: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/**
 * @returns the key by which findings are sorted. Two findings with the same key are the same finding,
 *   although each may list other places in its help.
 */
export const keyOfFinding = ({ file, severity, line, column, rule, path = [], message }: Finding): string =>
  [file, SEVERITIES.indexOf(severity), line, column, rule, ...path, message].join('\n');

/** Sorts findings by file, severity (errors first) and place, and drops repeated ones. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const { compare } = new Intl.Collator(LOCALE, { numeric: true });
  const findingsByKey = new Map(findings.map((finding) => [keyOfFinding(finding), finding]));
  const sorted = [...findingsByKey].sort(([a], [b]) => compare(a, b));
  return sorted.map(([, finding]) => finding);
}

/** With more findings than this, a file is so broken that a longer list helps nobody. */
const MAX_FINDINGS = 20;

/** Lists the first findings of each file, and how many more it has. The findings are sorted by file. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return files.flatMap((file) => {
    const inFile = findings.filter((finding) => finding.file === file);
    const listed = inFile.slice(0, MAX_FINDINGS);
    const [firstUnlisted] = inFile.slice(MAX_FINDINGS);
    if (!firstUnlisted) return listed;
    const count = inFile.length - MAX_FINDINGS;
    const message =
      count === 1
        ? 'this file has 1 more finding'
        : `this file has ${count.toLocaleString(LOCALE)} more findings`;
    const help = 'Correct the others first, then check again.';
    return [...listed, { ...firstUnlisted, rule: 'more', message, help }];
  });
}
