// Everything that other code may import.
export { drawSocialImage, type ImageElement } from './draw-social-image';
export type { SocialImageOptions } from './options';
