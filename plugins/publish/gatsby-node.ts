import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import type { SiteFacts } from '../site-content';
import { removeDeletedStaticFiles } from './deleted-static-files';
import { publishSocialImage } from './social-image/social-image';
import { publishShippedPackages } from './shipped-packages';
import { readSiteBuild, SITE_BUILD_TYPES } from './site-build';
import { publishSiteFiles } from './site-files';
import { publishWaitlist, readWaitlist, WAITLIST_TYPE } from './waitlist';
import { configureWebpack } from './webpack';

/** Stops the build with the sentence of an error, such as a wrong variable or file. */
const orPanic =
  <Args extends NodePluginArgs>(hook: (args: Args) => void | Promise<void>) =>
  async (args: Args) => {
    try {
      await hook(args);
    } catch (error) {
      args.reporter.panic((error as Error).message);
    }
  };

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeDeletedStaticFiles;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(WAITLIST_TYPE + SITE_BUILD_TYPES);
export const sourceNodes: GatsbyNode['sourceNodes'] = orPanic(
  async ({ actions, createContentDigest, createNodeId }) => {
    const nodes = { WaitlistSettings: readWaitlist(), SiteBuild: await readSiteBuild() };
    for (const [type, fields] of Object.entries(nodes)) {
      const internal = { type, contentDigest: createContentDigest(fields) };
      actions.createNode({ ...fields, id: createNodeId(type), internal });
    }
  },
);
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: GatsbyNode['onPostBuild'] = orPanic(async ({ getNodesByType, reporter }) => {
  publishWaitlist(reporter);
  publishSiteFiles(getNodesByType('SiteFacts')[0] as unknown as SiteFacts);
  await publishSocialImage();
  publishShippedPackages();
  reporter.info(
    'Gatsby has written public/. Hosts need the release in dist/, which npm run build makes from it.',
  );
});
