// What code outside of this plugin uses of it.
export { siteDate } from './site-date';
