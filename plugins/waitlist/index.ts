// What other code may import. What visitors get imports the types only, because the code needs Node.
export { readBuildInfo, type BuildInfo } from './build-info';
export type { DeliveryConfig } from './delivery-config';
export { signUpsWith, type SignUps, type WaitlistOptions } from './options';
export { readWaitlistSettings, SETTINGS_SCHEMA } from './settings';
