export { drawSocialImage } from './draw-social-image';
export type { SocialImageOptions } from './options';
