import { siteDate } from '../../src/shared/site-date';
import { readSwitch } from './read-switch';
import { signUpsWith } from './waitlist';
import { readWaitlistSettings } from './waitlist-settings';

/** The GraphQL types of what `readSiteBuild` returns. */
export const SITE_BUILD_TYPES = `
  type SiteBuild implements Node @dontInfer {
    preview: Boolean!
    branch: String!
    year: Int!
    signUps: String!
    # Additional fields of a request may have any shape.
    delivery: JSON
  }
`;

/**
 * Reads the fields of the SiteBuild node: whether this is a preview, its branch and year, where sign-ups go, and whether
 * the operator preloads HSTS.
 *
 * @throws Error when a variable has a mistake
 */
export function readSiteBuild() {
  const delivery = readWaitlistSettings(process.env);
  const { GITHUB_HEAD_REF, HEAD, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF } = process.env;
  return {
    // Marked on each page, and closed to search engines.
    preview: readSwitch('SITE_PREVIEW'),
    // As GitHub, Netlify, Cloudflare Pages and Vercel name it.
    branch: GITHUB_HEAD_REF || HEAD || CF_PAGES_BRANCH || VERCEL_GIT_COMMIT_REF || 'main',
    year: Number(siteDate().slice(0, 4)),
    signUps: signUpsWith(delivery),
    delivery,
    hstsPreload: readSwitch('HSTS_PRELOAD'),
  };
}
