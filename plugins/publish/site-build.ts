import { type QueryContext, siteDate, type SiteFacts } from '../site-content';
import { describeSocialImage, socialImageWords, type HeroWords } from './social-image/social-image';
import { readSwitch } from './read-switch';
import { signUpsWith } from './waitlist';
import { readWaitlistSettings } from './waitlist-settings';

/** The GraphQL types of what a build decides. */
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
 * Reads the fields of the SiteBuild node: whether this is a preview, its branch, day and year, and where sign-ups go.
 *
 * @throws Error when a variable is wrong
 */
export function readSiteBuild() {
  const delivery = readWaitlistSettings(process.env);
  const { GITHUB_HEAD_REF, HEAD, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF } = process.env;
  return {
    // Marked on each page, and closed to search engines.
    preview: readSwitch('SITE_PREVIEW'),
    // As GitHub, Netlify, Cloudflare Pages and Vercel name it.
    branch: GITHUB_HEAD_REF || HEAD || CF_PAGES_BRANCH || VERCEL_GIT_COMMIT_REF || 'main',
    date: siteDate(),
    year: Number(siteDate().slice(0, 4)),
    signUps: signUpsWith(delivery),
    delivery,
  };
}

/** Resolves the social image when a page asks for it, because its words are in other nodes. */
export const siteBuildResolvers = {
  SiteBuild: {
    socialImage: {
      resolve: async (_build: object, _args: object, { nodeModel }: QueryContext) => {
        const facts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
        const hero = await nodeModel.findOne<HeroWords>({ type: 'LandingHero', query: {} });
        if (!facts || !hero) throw new Error('content/site.yaml or content/landing/hero.mdx is missing.');
        return describeSocialImage(socialImageWords(facts, hero));
      },
    },
  },
};
