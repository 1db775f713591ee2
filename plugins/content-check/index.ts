// Everything that the scripts and the site may import. What runs in browsers imports browser.ts.
export * from './browser';

export { checkFolder } from './check/check-folder';
export { sortFindings } from './check/sort-and-limit-findings';
export { POLICY_FILE } from './policy';
export { REVIEW_RULE } from './rules/review-date';
