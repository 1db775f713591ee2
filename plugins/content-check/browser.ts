// The part of index.ts that also runs in browsers, for the editor and what it imports.
export type { CheckableComponent, CheckableKind, CheckableModel } from './checkable-model';
export { editorialFields } from './editorial-fields';
export type { AdditionalCheck, ContentCheckOptions, FactProblem, SitePage, UncheckedPages } from './options';
export { variesByBuild } from './varies-by-build';

export { checkEditedFile } from './check/check-edited-file';
export { checkFiles } from './check/check-files';
export type { CheckedContent } from './checked-content';
export type { ContentFiles } from './check/read-files';

export { findYamlMistake, readYaml } from './parse/read-yaml';
export { CONTENT_RULES, POLICY_PREFIX } from './rule-names';
