import type { GatsbyNode } from 'gatsby';
import { emitDisplayFont } from './font-file';
import { publishPictures } from './pictures/publish-pictures';
import { collectShippedPackages } from './collect-packages';
import { removeDeletedStaticFiles } from './deleted-static-files';
import { publishShippedPackages } from './shipped-packages';
import { createSiteBuild, SITE_BUILD_TYPES } from './site-build';
import { publishSiteFiles } from './site-files';
import { createWaitlistSettings, publishWaitlist, WAITLIST_TYPE } from './waitlist';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeDeletedStaticFiles;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(WAITLIST_TYPE + SITE_BUILD_TYPES);
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createWaitlistSettings(args);
  await createSiteBuild(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  emitDisplayFont(args);
  collectShippedPackages(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  publishWaitlist(args);
  await publishSiteFiles(args);
  await publishPictures();
  publishShippedPackages(args);
  args.reporter.info(
    'Gatsby has written public/. Hosts need the release in dist/, which npm run build makes from it.',
  );
};
