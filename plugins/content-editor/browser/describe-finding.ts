import { CONTENT_RULES, POLICY_PREFIX } from '../../content-check/browser';
import { CONTENT_FOLDER, findFrontMatter } from '../../mdx-content';
import { FILE_START, type FieldPath, type Finding } from '../../shared/text/finding';
import type { DecapField } from '../config/decap-fields';
import type { UnwritableEntryError } from '../format/unwritable-entry-error';
import type { DescribedFinding } from './preview-pane';

/** The form beside which a finding is shown. */
interface CheckedForm {
  /** The path of its file, below `content/`. */
  file: string;
  /** The text that saving would write into the file. */
  text: string;
  /** Finds the fields of the form of a file, by its path below `content/`. */
  fieldsOf: (file: string) => readonly DecapField[];
  /** Finds the title of a text, by the path of its file below `content/`. */
  titleOf: (file: string) => string;
}

/**
 * Describes a finding for people who see forms and not files: with labels in place of field names, the hint
 * of the field that is wrong, the words in place of a line number, and titles in place of file names.
 */
export function describeFinding(finding: Finding, form: CheckedForm): DescribedFinding {
  const { severity, rule, message } = finding;
  const place = placeIn(form, finding);
  return {
    severity,
    ...(place && { place }),
    message: FORM_MESSAGES[rule] ?? withTitles(message, form),
    help: helpFor(finding, form),
  };
}

/** Describes why a form can't be saved, although its content may have no mistake. */
export function describeUnwritable(
  { path, reason, help }: UnwritableEntryError,
  fields: readonly DecapField[],
): DescribedFinding {
  const place = labelOf(path, fields);
  return { severity: 'error', ...(place && { place }), message: reason, help };
}

/** Matches the path of a file of the content; its group is the path below the folder. */
const FILE_OF_CONTENT = new RegExp(`${CONTENT_FOLDER}/([\\w/-]+\\.(?:mdx|yaml))`, 'g');

const withTitles = (sentence: string, { titleOf }: CheckedForm): string =>
  sentence.replace(FILE_OF_CONTENT, (_path, file: string) => `"${titleOf(file)}"`);

/**
 * The messages that replace messages of the check, by the rule: the MDX parser's message is for developers.
 */
const FORM_MESSAGES: Readonly<Record<string, string>> = {
  [CONTENT_RULES.mdx]: 'what begins with < is not complete',
};

/** The advice about a mistake, by its rule. It names the buttons of the form, which a file doesn't have. */
const FORM_HELPS: Readonly<Record<string, string>> = {
  [CONTENT_RULES.code]:
    'Take out the braces { }: the buttons above the text insert what the site fills in. No paragraph may begin with "import" or "export".',
  [CONTENT_RULES.component]:
    'Take it out. The buttons above the text format words, and insert what the site fills in.',
  [CONTENT_RULES.mdx]:
    'Write "less than" in its place. The buttons above the text insert what the site fills in.',
};

function helpFor({ file, path = [], rule, help }: Finding, form: CheckedForm): string {
  if (rule === CONTENT_RULES.frontMatter) {
    return hintOf(path, fieldsOfFile(file, form)) ?? 'Correct this field.';
  }
  const formHelp = FORM_HELPS[rule] ?? withTitles(help, form);
  if (!rule.startsWith(POLICY_PREFIX)) return formHelp;
  // The field for exceptions asks for the name of the rule.
  return `${formHelp} (Rule: ${rule.slice(POLICY_PREFIX.length)})`;
}

/** @returns where a finding is; undefined for one that is about the whole file of this form */
function placeIn(form: CheckedForm, finding: Finding): string | undefined {
  const { file, path = [] } = finding;
  const label = labelOf(path, fieldsOfFile(file, form));
  if (file !== `${CONTENT_FOLDER}/${form.file}`) {
    const title = `In ${withTitles(file, form)}`;
    return label ? `${title}, ${label}` : title;
  }
  if (label) return label;
  const isAboutFile = finding.line === FILE_START.line && finding.column === FILE_START.column;
  return isAboutFile ? undefined : placeOfLine(finding.line, form);
}

/** @param file path below the project's root */
const fieldsOfFile = (file: string, { fieldsOf }: CheckedForm): readonly DecapField[] =>
  fieldsOf(file.slice(`${CONTENT_FOLDER}/`.length));

/**
 * @returns the fields of a form along a path, from the outer to the inner one, and the indexes of items
 *   between them; a name that no field of the form has stays as it is
 */
function stepsTo(path: FieldPath, fields: readonly DecapField[]): (DecapField | FieldPath[number])[] {
  const steps: (DecapField | FieldPath[number])[] = [];
  let inner = fields;
  for (const step of path) {
    const field = inner.find(({ name }) => name === step);
    steps.push(field ?? step);
    if (field) inner = field.fields ?? [];
  }
  return steps;
}

/** @returns the labels on the path to a field, such as `Steps, item 2, When`; empty for the empty path */
const labelOf = (path: FieldPath, fields: readonly DecapField[]): string =>
  stepsTo(path, fields).map(labelOfStep).join(', ');

function labelOfStep(step: DecapField | FieldPath[number]): string {
  if (typeof step === 'number') return `item ${step + 1}`;
  return typeof step === 'string' ? `"${step}"` : step.label;
}

/**
 * @returns the hint of a field, or of the nearest group around it that has one, without the backslashes that
 *   Decap needs
 */
function hintOf(path: FieldPath, fields: readonly DecapField[]): string | undefined {
  const hints = stepsTo(path, fields).flatMap((step) => (typeof step === 'object' ? (step.hint ?? []) : []));
  return hints.at(-1)?.replace(/\\([\\<*_`])/g, '$1');
}

/**
 * Names the place of a line of the file in the form, by the words of the text or the label of the field. A
 * character that nobody sees is found before the fields are read, so its finding has no path.
 */
function placeOfLine(line: number, { file, text, fieldsOf }: CheckedForm): string {
  const lines = text.split('\n');
  const parts = findFrontMatter(text);
  const isInBody = parts && line > text.slice(0, parts.body.start).split('\n').length - 1;
  if (isInBody) {
    const words = lines[line - 1]?.trim() ?? '';
    return `In the text, "${words.slice(0, 40)}"`;
  }
  const namesUpToLine = lines.slice(0, line).flatMap((one) => /^(\w+):/.exec(one)?.[1] ?? []);
  return labelOf(namesUpToLine.slice(-1), fieldsOf(file)) || 'Fields';
}
