// Everything that the site's module, which runs in browsers, and the content model may import.
export type { ImmutableMap } from './browser/decap';
export type { FormExtension } from './browser/form-extension';
export { TEXT_CLASS } from './browser/preview-pane';
export { startEditor } from './browser/start-editor';
export type { DecapField } from './config/decap-fields';
export { BODY } from './config/document-fields';
export type { EditableComponent, EditableKind } from './config/editable-model';
export type { EditorData } from './editor-data';
