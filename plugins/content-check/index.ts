// Everything that the scripts, the editor and the site's model of its content may import.
export { checkFolder } from './check/check-folder';
export { checkFiles, type CheckedContent } from './check/check-files';
export type { CheckableComponent, CheckableKind, CheckableModel } from './checkable-model';
export { editorialFields } from './editorial-fields';
export { checkEditedFile } from './check/check-edited-file';
export { sortFindings } from './check/sort-and-limit-findings';
export { POLICY_FILE } from './policy';
export type { AdditionalCheck, ContentCheckOptions, FactProblem, SitePage, UncheckedPages } from './options';
export { readYaml } from './parse/read-yaml';
export type { ContentFiles } from './check/read-files';
export { REVIEW_RULE } from './rules/review-date';
