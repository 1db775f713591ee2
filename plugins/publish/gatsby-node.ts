import type { GatsbyNode } from 'gatsby';
import type { SiteFacts } from '../../src/content-model/site-facts';
import { SOCIAL_IMAGE } from '../../src/shared/social-image';
import { BUILD_INFO_PATH, type BuildInfo } from './build-info';
import { removeLastFiles, writePublicFiles } from './public-folder';
import { readSiteBuild, SITE_BUILD_TYPES } from './site-build';
import { siteWideFiles } from './site-files';
import { drawSocialImage, SOCIAL_IMAGE_QUERY } from './social-image/social-image';
import { netlifyForm } from './waitlist';
import { NETLIFY_FORM } from './waitlist-settings';
import { configureWebpack } from './webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeLastFiles;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(SITE_BUILD_TYPES);
export const sourceNodes: GatsbyNode['sourceNodes'] = ({
  actions,
  createContentDigest,
  createNodeId,
  reporter,
}) => {
  try {
    const build = readSiteBuild();
    const internal = { type: 'SiteBuild', contentDigest: createContentDigest(build) };
    actions.createNode({ ...build, id: createNodeId('SiteBuild'), internal });
  } catch (error) {
    // Its sentence alone: Gatsby would print compiled code with it.
    reporter.panic((error as Error).message);
  }
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, graphql, reporter }) => {
  const { delivery, hstsPreload } = getNodesByType('SiteBuild')[0] as unknown as BuildInfo;
  if (!delivery) {
    reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md), and WAITLIST_REQUIRED=1 to have builds without it fail.',
    );
  }
  const { data } = await graphql<Parameters<typeof drawSocialImage>[0]>(SOCIAL_IMAGE_QUERY);
  if (!data) throw new Error('The words of the social image cannot be read.');
  const files = {
    ...siteWideFiles(getNodesByType('SiteFacts')[0] as unknown as SiteFacts),
    [BUILD_INFO_PATH]: JSON.stringify({ delivery, hstsPreload }),
    [`${NETLIFY_FORM}index.html`]: netlifyForm(delivery),
    [SOCIAL_IMAGE.address]: await drawSocialImage(data),
  };
  writePublicFiles(files, reporter);
  reporter.info(
    'Gatsby has written public/. Hosts need the release in dist/, which npm run build makes from it.',
  );
};
