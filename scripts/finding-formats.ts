import { type Finding, formatFinding } from '../plugins/site-content';

interface ContentReport {
  files: number;
  findings: readonly Finding[];
  milliseconds: number;
}

/** Output formats; the first is the default. */
export const FORMATS = {
  text: (report: ContentReport) => [...report.findings.map(formatFinding), summary(report)].join('\n'),
  json: (report: ContentReport) => JSON.stringify({ ...counts(report), ...report }, null, 2),
  github: (report: ContentReport) => [...report.findings.map(toAnnotation), summary(report)].join('\n'),
};

function counts({ files, findings }: ContentReport) {
  const count = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  return { files, errors: count('error'), warnings: count('warning') };
}

function summary(report: ContentReport): string {
  const counted = Object.entries(counts(report)).map(
    ([what, number]) => `${number} ${number === 1 ? what.slice(0, -1) : what}`,
  );
  return `${counted.join(', ')} in ${report.milliseconds} ms`;
}

/** Escapes of workflow commands: a line end would end the value, a percent sign change it. */
const escapeMessage = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation({ file, line, column, severity, message, help, rule }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${severity === 'note' ? 'notice' : severity} ${place}::${escapeMessage(`${message}\n${help}`)}`;
}
