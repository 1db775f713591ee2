import { kindOf, type ContentKind, type ContentModel, type Finding } from '../../mdx-content';
import { FACTS_FILE, type Group } from '../config/decap-config';
import type { DecapField } from '../config/decap-fields';
import type { Entry } from './decap';
import type { DescribedFinding } from './preview';

/** The file of a form. */
export interface EditedFile {
  /** Its path below `content/`. */
  path: string;
  /** Undefined for the facts of the site. */
  kind: ContentKind | undefined;
}

/** Finds the file of an entry. A new one has no file before it is saved, and gets a name for the check. */
export function fileOf(entry: Entry, model: ContentModel, groups: readonly Group[]): EditedFile {
  const written = entry.get('path');
  const path = typeof written === 'string' ? written.replace(/^content\//, '') : '';
  if (path === FACTS_FILE) return { path, kind: undefined };
  const folder = groups.find(({ name }) => name === entry.get('collection'))?.folder ?? '';
  const known = path || `${folder}/new-entry.mdx`;
  return { path: known, kind: kindOf(known, model.kinds)?.kind };
}

/**
 * Describes a finding for people who see a form and not a file: with the labels of its fields, and the line of its text.
 *
 * @param path that of the form's file, below `content/`
 * @param text what would be in the file
 */
export function describeFinding(
  { severity, message, help, line, file }: Finding,
  path: string,
  text: string,
  fields: readonly DecapField[],
): DescribedFinding {
  const labels = labelsOf(fields);
  const withLabels = (sentence: string) =>
    sentence.replace(/"(\w+)"/g, (quoted, name: string) => {
      const label = labels.get(name);
      return label === undefined ? quoted : `"${label}"`;
    });
  const described = { severity, message: withLabels(message), help: withLabels(help) };
  if (file !== `content/${path}`) return { ...described, place: `In ${file}` };
  // A message that begins with the label of a field needs no place.
  return described.message.startsWith('"') ? described : { ...described, place: placeOf(line, text, labels) };
}

/** The labels of all fields of a form by their names, those of groups included. */
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

/** The label of the field in which a line of the file is, or the line of the text below the fields. */
function placeOf(line: number, text: string, labels: ReadonlyMap<string, string>): string {
  const lines = text.split('\n');
  const endOfFields = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : lines.length;
  if (line > endOfFields) {
    const written = lines[line - 1] ?? '';
    return `In the text, "${written.trim().slice(0, 40)}"`;
  }
  const above = lines.slice(0, line).reverse();
  const field = above.map((one) => /^(\w+):/.exec(one)?.[1]).find((name) => name !== undefined);
  return labels.get(field ?? '') ?? 'Fields';
}
