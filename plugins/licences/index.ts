// Everything that other code may import.
export { licenceNotice, packageFolder } from './licence-notice';
export { LICENCES_PATH } from './webpack';
