// Other code imports from this module only.
export { startEditor, type EditorSite } from './browser/start-editor';
export { TEXT_CLASS } from './browser/preview-pane';
export { decapConfig, type DecapConfig, type FactsGroup, type FormGroup } from './config/decap-config';
export { EDITOR_PAGE } from './admin-page';
export { DECAP_FOLDER, fetchDecapScript } from './decap-script';
export type { EditorData } from './editor-data';
export { editorHeaders } from './editor-headers';
export { mdxFormat, SOURCE, yamlFormat } from './format/entry-file';
export type { EditorOptions } from './options';
export { EDITOR_PATH } from './paths';
export { NO_SETTINGS, readEditorSettings, type EditorSettings, type Forge } from './settings';
