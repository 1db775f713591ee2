import type { DecapField } from '../config/decap-fields';
import type { EditorData } from '../editor-data';
import type { ImmutableMap } from './decap';

/** An addition of a site to its forms, such as a switch that brings back an earlier text. */
export interface FormExtension {
  /** Makes fields before those of the content model. `file` is a path below `content/`. */
  fieldsFor: (file: string) => DecapField[];
  /**
   * Makes the data that the form is checked, shown and saved with.
   *
   * @param file path below `content/`
   * @param values the data of the form
   * @returns the data without the additional fields, which no file may have
   */
  apply: (file: string, values: ImmutableMap) => ImmutableMap;
}

export type MakeFormExtension = (data: EditorData) => FormExtension;
