import { isMap, parseDocument, type YAMLMap } from 'yaml';
import { findYamlMistake } from '../../content-check/browser';
import { isGroup } from './form-values';

export interface Fields {
  /** The fields in the YAML; undefined when the YAML is empty or has only comments. */
  node: YAMLMap | undefined;
  values: Record<string, unknown>;
}

export interface UnreadableFile {
  /** The number of the line with the mistake, from 1. */
  line: number;
}

export const isUnreadable = (result: object): result is UnreadableFile => 'line' in result;

/**
 * Reads fields. YAML that the content check would report is unreadable here as well.
 *
 * @param yaml with `\n` as line breaks
 */
export function readFields(yaml: string): Fields | UnreadableFile {
  const document = parseDocument(yaml, { stringKeys: true, prettyErrors: false, keepSourceTokens: true });
  const mistake = findYamlMistake(document);
  if (mistake) return { line: yaml.slice(0, mistake.offset).split('\n').length };
  const { contents } = document;
  if (contents === null) return { node: undefined, values: {} };
  const values: unknown = document.toJS();
  if (!isMap(contents) || !isGroup(values)) return { line: 1 };
  return { node: contents, values };
}
