// Everything that other code may import.

// For the site's module, which runs in browsers.
export { startEditor, type EditorSite } from './browser/start-editor';
export { TEXT_CLASS } from './browser/preview-pane';
export { decapConfig, type DecapConfig, type FactsGroup, type FormGroup } from './config/decap-config';
export { mdxFormat, SOURCE, yamlFormat } from './format/entry-file';

// For gatsby-config.ts and scripts.
export { EDITOR_PAGE } from './admin-page';
export { DECAP_FOLDER, fetchDecapScript } from './decap-script';
export type { EditorData } from './editor-data';
export { editorHeaders } from './editor-headers';
export type { EditorOptions } from './options';
export { EDITOR_PATH } from './paths';
export { NO_SETTINGS, readEditorSettings, type EditorSettings, type Forge } from './settings';
