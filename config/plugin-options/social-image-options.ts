import type { SocialImageOptions } from '../../plugins/social-image';
import {
  SOCIAL_IMAGE_QUERY,
  SOCIAL_IMAGE_SIZE,
  SocialImage,
  socialImageAlt,
} from '../../src/social-image/SocialImage';
import { color } from '../../src/theme/colors';

const FONTS = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin';

export const socialImageOptions: SocialImageOptions<Queries.SocialImageQuery> = {
  path: '/social-image.png',
  ...SOCIAL_IMAGE_SIZE,
  background: color.paper,
  fonts: [
    { name: 'Brygada 1918', weight: 400, file: `${FONTS}-400-normal.woff` },
    { name: 'Brygada 1918', weight: 600, file: `${FONTS}-600-normal.woff` },
  ],
  query: SOCIAL_IMAGE_QUERY,
  layout: SocialImage,
  alt: socialImageAlt,
};
