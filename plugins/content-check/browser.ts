// The part of index.ts that also runs in browsers, for the editor and what it imports.

// How a site sets the check up.
export type { CheckableComponent, CheckableKind, CheckableModel } from './checkable-model';
export { editorialFields } from './editorial-fields';
export type { AdditionalCheck, ContentCheckOptions, FactProblem, SitePage, UncheckedPages } from './options';

// Checking files, and the file that somebody edits.
export { checkEditedFile } from './check/check-edited-file';
export { checkFiles, type CheckedContent } from './check/check-files';
export type { ContentFiles } from './check/read-files';

// Reading YAML with the places of its values.
export { readYaml } from './parse/read-yaml';
