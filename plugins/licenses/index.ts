export { licenseNotice, packageFolder } from './license-notice';
export type { LicensesOptions } from './options';
export { LICENSES_PATH } from './licenses-webpack-plugin';
