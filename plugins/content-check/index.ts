// Everything that the scripts, the editor and the site's model of its content may import.
export { checkContent } from './check-content';
export { checkFiles, type CheckedContent } from './check-files';
export type { CheckedComponent, CheckedKind, CheckedModel } from './checked-model';
export { editorialFields } from './editorial-fields';
export { findingsOfFile } from './findings-of-file';
export { sortFindings } from './list-findings';
export { POLICY_FILE } from './policy';
export type { ContentCheckOptions, FactProblem, FurtherCheck, FurtherTargets, SitePage } from './options';
export { readYaml } from './parse/read-yaml';
export type { ContentFiles } from './read-files';
export { REVIEW_RULE } from './rules/review-date';
