import { documentFile, documentRecord, type RecordedText } from '../../legal-record';
import { formatDate } from '../../shared/format-date';
import { BODY } from '../config/decap-config';
import type { DecapField } from '../config/decap-fields';
import type { EditorData } from '../editor-data';
import type { ImmutableMap } from './decap';

/**
 * The name of the field with which editors take back the announced versions of a legal document.
 */
const TAKE_BACK = 'takeBack';

/**
 * Takes back announced versions of legal documents: the file of a document gets the text that is in
 * force again.
 */
export class TakeBack {
  /** @param documents the names of the legal documents */
  constructor(
    private readonly documents: readonly string[],
    private readonly data: Pick<EditorData, 'content' | 'today'>,
  ) {}

  /**
   * Makes the switch with which editors take back an announced version.
   *
   * @param file path below `content/`
   * @returns an empty list unless the file is a legal document with an announced version
   */
  fieldsFor(file: string): DecapField[] {
    const { inForce, announced } = this.recordOf(file);
    if (!inForce || announced.length === 0) return [];
    const days = announced.map(formatDate).join(' and ');
    return [
      {
        name: TAKE_BACK,
        label: 'Take back the announced version',
        widget: 'boolean',
        required: false,
        hint: `The version that applies from ${days} is announced and not in force yet. Turn this on and save: the file then has the text that is in force, as this form shows when you open it again. The announced version is gone once the change is published.`,
      },
    ];
  }

  /**
   * Replaces the values of a form with the text that is in force, when the switch is on.
   *
   * @param file path below `content/`
   * @returns the data of the form without the switch
   */
  apply(file: string, values: ImmutableMap): ImmutableMap {
    const isOn = values.get(TAKE_BACK) === true;
    const rest = values.delete(TAKE_BACK);
    const { inForce } = this.recordOf(file);
    return isOn && inForce ? rest.merge(formValuesOf(inForce)) : rest;
  }

  private recordOf(file: string) {
    const document = this.documents.find((name) => file === documentFile(name));
    if (!document) return { inForce: undefined, announced: [] };
    return documentRecord(this.data.content, document, this.data.today);
  }
}

/**
 * Makes the values of a form for a recorded text. `reviewed` is emptied, because it approved the
 * announced text, and so are the key phrases when the recorded text has none.
 */
const formValuesOf = ({ frontMatter, body }: RecordedText) => ({
  reviewed: undefined,
  keyPhrases: undefined,
  ...frontMatter,
  [BODY]: body.trimEnd(),
});
