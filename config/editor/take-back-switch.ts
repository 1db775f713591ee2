import {
  BODY,
  type DecapField,
  type EditorData,
  type FormExtension,
  type ImmutableMap,
} from '../../plugins/content-editor/browser';
import { documentFile, versionsOfDocument, type RecordedText } from '../../plugins/legal-record/browser';
import { formatDate } from '../../plugins/shared/text/format-date';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';

/** The name of the field with which editors take back the announced versions of a legal document. */
const TAKE_BACK = 'takeBack';

/**
 * Adds a switch to the form of each legal document that has an announced version. It takes that version back:
 * the form is then saved with the text that is in force.
 */
export const takeBackSwitch = (data: Pick<EditorData, 'content' | 'today'>): FormExtension => ({
  fieldsFor(file) {
    const { inForce, announced } = recordOf(file, data);
    return inForce && announced.length > 0 ? [switchFor(announced)] : [];
  },
  apply(file, values) {
    const isOn = values.get(TAKE_BACK) === true;
    const rest: ImmutableMap = values.delete(TAKE_BACK);
    const { inForce } = recordOf(file, data);
    return isOn && inForce ? rest.merge(formValuesOf(inForce)) : rest;
  },
});

/** @param file a path below `content/`; a file that is no legal document has no versions */
function recordOf(file: string, { content, today }: Pick<EditorData, 'content' | 'today'>) {
  const documentName = LEGAL_DOCUMENT_NAMES.find((name) => file === documentFile(name));
  if (!documentName) return { inForce: undefined, announced: [] };
  return versionsOfDocument(content, documentName, today);
}

/** @param announced the days from which the announced versions apply */
const switchFor = (announced: readonly string[]): DecapField => ({
  name: TAKE_BACK,
  label: 'Take back the announced version',
  widget: 'boolean',
  required: false,
  hint: `The version that applies from ${announced.map(formatDate).join(' and ')} is published, and its day is still to come. To take it back, turn this on and save: this form then has the text that applies, as you see when you open it again. Visitors no longer read of the version once the change is published.`,
});

/**
 * Makes the values of a form for a recorded text. `reviewed` is emptied, because it approved the announced
 * text, and so are the key phrases when the recorded text has none.
 */
const formValuesOf = ({ frontMatter, body }: RecordedText) => ({
  reviewed: undefined,
  keyPhrases: undefined,
  ...frontMatter,
  [BODY]: body.trimEnd(),
});
