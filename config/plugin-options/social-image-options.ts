import type { SocialImageOptions } from '../../plugins/social-image';
import {
  SOCIAL_IMAGE_QUERY,
  SOCIAL_IMAGE_SIZE,
  SocialImage,
  socialImageAlt,
} from '../../src/social-image/SocialImage';
import { color } from '../../src/theme/colors';
import { DISPLAY_FAMILY } from '../../src/theme/typography';

const FONTS = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin';

export const socialImageOptions: SocialImageOptions<Queries.SocialImageQuery> = {
  path: '/social-image.png',
  ...SOCIAL_IMAGE_SIZE,
  background: color.paper,
  fonts: [
    { name: DISPLAY_FAMILY, weight: 400, file: `${FONTS}-400-normal.woff` },
    { name: DISPLAY_FAMILY, weight: 600, file: `${FONTS}-600-normal.woff` },
  ],
  query: SOCIAL_IMAGE_QUERY,
  layout: SocialImage,
  alt: socialImageAlt,
};
