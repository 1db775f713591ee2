// What scripts and the site's model of its content may use.
export { decoded } from './addresses';
export { checkAll, checkContent, type CheckedContent } from './check-content';
export type { ContentCheckOptions, FactProblem, SitePage } from './options';
