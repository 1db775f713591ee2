// The public face of this plugin. src imports its types only: its code runs in Node.
export { readBuildInfo, type BuildInfo } from './build-info';
export type { DeliveryConfig } from './delivery-config';
export { signUpsWith, type SignUps, type WaitlistOptions } from './options';
export { readSwitch } from './read-switch';
export { readWaitlistSettings, SETTINGS } from './settings';
