import { type Finding, formatFinding } from '../plugins/site-content';

/** How a finding is written; the first is the default. */
export const FORMATS = { text: formatFinding, github: toAnnotation };

/** For instance `19 files, 1 error, 0 warnings in 480 ms`. */
export function summaryOf(files: number, findings: readonly Finding[], milliseconds: number): string {
  const count = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  const counted = [
    ['file', files],
    ['error', count('error')],
    ['warning', count('warning')],
  ].map(([what, number]) => `${number} ${what}${number === 1 ? '' : 's'}`);
  return `${counted.join(', ')} in ${milliseconds} ms`;
}

/** Escapes of workflow commands: a line end would end the value, a percent sign change it. */
const escapeMessage = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation({ file, line, column, severity, message, help, rule }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${severity === 'note' ? 'notice' : severity} ${place}::${escapeMessage(`${message}\n${help}`)}`;
}
