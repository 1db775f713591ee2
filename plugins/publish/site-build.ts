import { siteDate } from '../site-content';
import { readSocialImage, SOCIAL_IMAGE } from './social-image/social-image';
import { readSwitch } from './read-switch';
import { signUpsWith } from './waitlist';
import { readWaitlistSettings } from './waitlist-settings';

/** The GraphQL types of what `readSiteBuild` returns. */
export const SITE_BUILD_TYPES = `
  type SocialImage {
    url: String!
    alt: String!
    width: Int!
    height: Int!
  }
  type SiteBuild implements Node @dontInfer {
    preview: Boolean!
    date: String!
    branch: String!
    year: Int!
    socialImage: SocialImage!
    signUps: String!
    # Additional fields of a request may have any shape.
    delivery: JSON
  }
`;

/**
 * Reads the fields of the SiteBuild node: whether this is a preview, its branch, day and year, the social image, and
 * where sign-ups go.
 *
 * @throws Error when a variable or the content has a mistake
 */
export function readSiteBuild() {
  const { alt, version } = readSocialImage('.');
  const { address, width, height } = SOCIAL_IMAGE;
  const delivery = readWaitlistSettings(process.env);
  const { GITHUB_HEAD_REF, HEAD, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF } = process.env;
  return {
    // Marked on each page, and closed to search engines.
    preview: readSwitch('SITE_PREVIEW'),
    // As GitHub, Netlify, Cloudflare Pages and Vercel name it.
    branch: GITHUB_HEAD_REF || HEAD || CF_PAGES_BRANCH || VERCEL_GIT_COMMIT_REF || 'main',
    date: siteDate(),
    year: Number(siteDate().slice(0, 4)),
    socialImage: {
      // Old shared links need a stable file name; the query makes networks fetch a new picture.
      url: `${address}?v=${version.slice(0, 8)}`,
      alt,
      width,
      height,
    },
    signUps: signUpsWith(delivery),
    delivery,
  };
}
