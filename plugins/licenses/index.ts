// Everything that other code may import.
export { licenseNotice, packageFolder } from './license-notice';
export { LICENSES_PATH } from './webpack';
