// Other code imports from this module only. Code for browsers imports just the types, because the
// rest needs Node.
export { readBuildInfo, type BuildInfo } from './build-info';
export type { DeliveryConfig } from './delivery-config';
export { signUpModeOf, type SignUpMode, type WaitlistOptions } from './options';
export { readWaitlistSettings, SETTINGS_SCHEMA } from './settings';
