import type { CheckedKind, CheckedModel } from '../../content-check';
import {
  CONTENT_FOLDER,
  contentPath,
  findFrontMatter,
  kindOf,
  SITE_FACTS_FILE,
  type Finding,
} from '../../mdx-content';
import type { FormGroup } from '../config/decap-config';
import type { DecapField } from '../config/decap-fields';
import type { Entry } from './decap';
import type { DescribedFinding } from './preview-pane';

/** The file that a form edits. */
export interface EditedFile {
  /** Its path below `content/`. */
  path: string;
  /** The kind of content; undefined for the facts of the site, which have none. */
  kind: CheckedKind | undefined;
}

/**
 * Finds the file of an entry. Decap knows the path of an entry that it has loaded, but only the
 * name ("slug") of a new one that was just saved. An entry that nobody has saved has neither: it
 * gets a name, which the content check needs.
 */
export function fileOfEntry(entry: Entry, model: CheckedModel, groups: readonly FormGroup[]): EditedFile {
  const path = textIn(entry, 'path').replace(new RegExp(`^${CONTENT_FOLDER}/`), '');
  if (path === SITE_FACTS_FILE) return { path, kind: undefined };
  const folder = groups.find(({ name }) => name === entry.get('collection'))?.folder ?? '';
  const known = path || `${folder}/${textIn(entry, 'slug') || NEW_ENTRY}.mdx`;
  return { path: known, kind: kindOf(known, model.kinds)?.kind };
}

/**
 * @param path path of a file below `content/`
 * @returns the group of its form; undefined for a file that is in the folder of no group
 */
export const groupOf = (path: string, groups: readonly FormGroup[]): FormGroup | undefined =>
  groups.find(({ folder }) => path.startsWith(`${folder}/`));

/** The name of a file that doesn't exist yet. */
const NEW_ENTRY = 'new-entry';

/** Whether an entry has no file yet. */
export const isUnsaved = (entry: Entry): boolean => !textIn(entry, 'path') && !textIn(entry, 'slug');

function textIn(entry: Entry, key: string): string {
  const value = entry.get(key);
  return typeof value === 'string' ? value : '';
}

/** The form beside which a finding is shown. */
interface CheckedForm {
  /** The path of its file, below `content/`. */
  path: string;
  /** The text that saving would write into the file. */
  text: string;
  fields: readonly DecapField[];
  /** Finds the title of another text by its path below `content/`. */
  titleOf: (path: string) => string;
}

/**
 * Describes a finding for people who see forms and not files: with labels in place of field names,
 * the hint of the field that is wrong, the words in place of a line number, and titles in place of
 * file names.
 */
export function describeFinding(
  { severity, message, help, line, file, rule }: Finding,
  { path, text, fields, titleOf }: CheckedForm,
): DescribedFinding {
  const labels = labelsOf(fields);
  const inPlainWords = (sentence: string) =>
    sentence
      .replace(/"(\w+)"/g, (quoted, name: string) => {
        const label = labels.get(name);
        return label === undefined ? quoted : `"${label}"`;
      })
      .replace(FILE_OF_CONTENT, (_file, other: string) => `"${titleOf(other)}"`);
  const helpOf = () => {
    if (rule === 'front-matter') return hintOf(message, fields);
    // The field for exceptions asks for the name of the rule.
    const [, policyRule] = /^policy\/(.+)$/.exec(rule) ?? [];
    if (policyRule !== undefined) return `${inPlainWords(help)} (Rule: ${policyRule})`;
    return FORM_HELPS[rule] ?? inPlainWords(help);
  };
  const described = {
    severity,
    message: rule === 'mdx' ? INCOMPLETE : inPlainWords(message),
    help: helpOf(),
  };
  if (file !== contentPath(path)) return { ...described, place: `In ${inPlainWords(file)}` };
  // A message that begins with the label of a field needs no place.
  return described.message.startsWith('"') ? described : { ...described, place: placeOf(line, text, labels) };
}

/** Matches the path of a file of the content in a sentence; its group is the path below the folder. */
const FILE_OF_CONTENT = new RegExp(`${CONTENT_FOLDER}/([\\w/-]+\\.(?:mdx|yaml))`, 'g');

/** The message in place of that of the MDX parser, which is for developers. */
const INCOMPLETE = 'what begins with < is not complete';

/** The advice about a mistake, by its rule. It names the buttons of the form, which a file doesn't have. */
const FORM_HELPS: Readonly<Record<string, string>> = {
  code: 'Take out the braces { }: the buttons above the text insert what the site fills in. No paragraph may begin with "import" or "export".',
  component: 'Take it out. The buttons above the text format words, and insert what the site fills in.',
  mdx: 'Write "less than" in its place. The buttons above the text insert what the site fills in.',
};

/** @returns the hint of the field that a message names first, without the backslashes that Decap needs */
function hintOf(message: string, fields: readonly DecapField[]): string {
  const name = /"(\w+)"/.exec(message)?.[1];
  const { hint } = fields.find((field) => field.name === name) ?? {};
  return hint?.replace(/\\([\\<*_`])/g, '$1') ?? 'Correct this field.';
}

/** @returns the labels of all fields of a form by their names, including those in groups */
function labelsOf(fields: readonly DecapField[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { name, label, fields: inner = [] } of fields) {
    for (const [innerName, innerLabel] of labelsOf(inner)) {
      if (!labels.has(innerName)) labels.set(innerName, innerLabel);
    }
    labels.set(name, label);
  }
  return labels;
}

/**
 * Says where a line of the file is in the form: in the field with a label, or in the text, by the
 * words of the line.
 */
function placeOf(line: number, text: string, labels: ReadonlyMap<string, string>): string {
  const lines = text.split('\n');
  const parts = findFrontMatter(text);
  const isInBody = parts && line > text.slice(0, parts.body.start).split('\n').length - 1;
  if (isInBody) {
    const words = lines[line - 1]?.trim() ?? '';
    return `In the text, "${words.slice(0, 40)}"`;
  }
  const fieldsUpToLine = lines.slice(0, line).flatMap((one) => /^(\w+):/.exec(one)?.[1] ?? []);
  return labels.get(fieldsUpToLine.at(-1) ?? '') ?? 'Fields';
}
