// Everything that other code may import.
export { drawSocialImage } from './draw-social-image';
export { SOCIAL_IMAGE_TYPE } from './graphql-types';
export type { SocialImageOptions } from './options';
