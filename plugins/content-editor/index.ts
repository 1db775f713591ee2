// Everything that other code may import. Code that links to the editor imports addresses.ts.

// For the site's module, which runs in browsers, and for its model of the content.
export type { ImmutableMap } from './browser/decap';
export type { FormExtension } from './browser/form-extension';
export { startEditor } from './browser/start-editor';
export { TEXT_CLASS } from './browser/preview-pane';
export { decapConfig } from './config/decap-config';
export type { DecapField } from './config/decap-fields';
export { BODY } from './config/document-fields';
export type { EditableComponent, EditableKind, FormGroup } from './config/editable-model';
export { mdxFormat, SOURCE, yamlFormat } from './format/entry-formats';

// For gatsby-config.ts and scripts.
export { EDITOR_PATH } from './addresses';
export { EDITOR_PAGE } from './editor-page';
export { DECAP_FOLDER, fetchDecapScript } from './decap-script';
export type { EditorData } from './editor-data';
export { editorHeaders } from './editor-headers';
export type { EditorOptions } from './options';
export { NO_SETTINGS, readEditorSettings, type EditorSettings } from './settings';
