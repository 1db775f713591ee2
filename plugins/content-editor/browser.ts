// Everything that the site's module, which runs in browsers, may import.
export type { ImmutableMap } from './browser/decap';
export type { FormExtension } from './browser/form-extension';
export { TEXT_CLASS } from './browser/preview-pane';
export { startEditor } from './browser/start-editor';
export type { DecapField } from './config/decap-fields';
export { BODY } from './config/document-fields';
export type { EditorData } from './editor-data';
