import { styleText } from 'node:util';
import { type Finding, formatFinding } from '../plugins/site-content';

interface ContentReport {
  files: number;
  findings: readonly Finding[];
  milliseconds: number;
}

const COLOURS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** Output formats; the first is the default. */
export const FORMATS = {
  text: (report: ContentReport, coloured: boolean) =>
    [...report.findings.map((finding) => toText(finding, coloured)), summary(report)].join('\n'),
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

function toText(finding: Finding, coloured: boolean): string {
  // A line break in the name of a file could forge a line of the output.
  const text = formatFinding({ ...finding, file: visible(finding.file) });
  const label = `${finding.severity}:`;
  return coloured
    ? text.replace(label, styleText(COLOURS[finding.severity], label, { validateStream: false }))
    : text;
}

/** Replaces control characters by their code, such as `U+000A`. */
export const visible = (text: string): string =>
  text.replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `<U+${code}>`;
  });

/** Escapes of workflow commands: a line end would end the value, a percent sign change it. */
const escapeMessage = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation({ file, line, column, severity, message, help, rule }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${severity === 'note' ? 'notice' : severity} ${place}::${escapeMessage(`${message}\n${help}`)}`;
}
