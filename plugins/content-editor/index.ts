// The site's module for browsers imports browser.ts, and code that links to the editor imports addresses.ts.

export { decapConfig } from './config/decap-config';
export { mdxFormat, SOURCE, yamlFormat } from './format/entry-formats';

export { EDITOR_PATH } from './addresses';
export { EDITOR_PAGE } from './editor-page';
export { DECAP_FOLDER, fetchDecapScript } from './decap-script';
export { editorHeaders } from './editor-headers';
export type { ContentEditorOptions } from './options';
export { NO_EDITOR_SETTINGS, readEditorSettings, type EditorSettings } from './settings';
