// Everything that the scripts, the editor and the site's model of its content may import.

// How a site sets the check up.
export type { CheckableComponent, CheckableKind, CheckableModel } from './checkable-model';
export { editorialFields } from './editorial-fields';
export type { AdditionalCheck, ContentCheckOptions, FactProblem, SitePage, UncheckedPages } from './options';
export { POLICY_FILE } from './policy';
export { REVIEW_RULE } from './rules/review-date';

// Checking files, and the file that somebody edits.
export { checkEditedFile } from './check/check-edited-file';
export { checkFiles, type CheckedContent } from './check/check-files';
export { checkFolder } from './check/check-folder';
export type { ContentFiles } from './check/read-files';
export { sortFindings } from './check/sort-and-limit-findings';

// Reading YAML with the places of its values.
export { readYaml } from './parse/read-yaml';
