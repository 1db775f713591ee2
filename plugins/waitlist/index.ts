// Other code imports from this module only. Code for browsers imports just the types, because the
// rest needs Node.
export { readBuildInfo, type BuildInfo } from './build-info';
export { WAITLIST_SETTINGS_TYPE } from './graphql-types';
export {
  readWaitlistSettings,
  SETTINGS_SCHEMA,
  type DeliveryConfig,
  type DeliverySettings,
} from './settings';
export { signUpModeOf } from './sign-up-mode';
