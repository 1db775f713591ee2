import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent, stopOnBadSiteUrl } from './src/content-model/gatsby-check';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import {
  createLegalVersionNodes,
  updateLegalVersionNodes,
} from './src/content-model/legal-record/gatsby-nodes';
import { createLegalPages } from './src/content-model/legal-record/gatsby-pages';
import { buildIslandsOnly } from './src/islands/webpack';
import { forgetStaticFiles } from './src/publish/forget-static-files';
import { publishLegalRecord } from './src/publish/legal-record';
import { publishPictures } from './src/publish/pictures/publish-pictures';
import { createSiteBuild, createSiteBuildSchema } from './src/publish/site-build';
import { publishSmallFiles } from './src/publish/small-files';
import { collectShippedPackages } from './src/publish/shipped/collect';
import { publishShippedPackages } from './src/publish/shipped/publish';
import { createWaitlistSchema, createWaitlistSettings, publishWaitlist } from './src/publish/waitlist';
import { keepFontApart } from './src/theme/webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  stopOnBadSiteUrl(args);
  await stopOnBadContent(args);
  await forgetStaticFiles(args);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentSchema(args);
  createWaitlistSchema(args);
  createSiteBuildSchema(args);
};
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createLegalVersionNodes(args);
  await createWaitlistSettings(args);
  await createSiteBuild(args);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  updateLegalVersionNodes(args);
};
export const createPages: GatsbyNode['createPages'] = createLegalPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  showBadContent(args);
  keepFontApart(args);
  buildIslandsOnly(args);
  collectShippedPackages(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  publishLegalRecord(args);
  await publishWaitlist(args);
  await publishSmallFiles(args);
  await publishPictures(args);
  publishShippedPackages(args);
  args.reporter.info(
    'Gatsby has written public/. Hosts need the release in dist/, which npm run build makes from it.',
  );
};
