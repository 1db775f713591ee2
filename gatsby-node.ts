import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent, stopOnBadSiteUrl } from './plugins/content/check/build-check';
import { createContentNode, createContentSchema } from './plugins/content/content-nodes';
import {
  createLegalVersionNodes,
  updateLegalVersionNodes,
} from './plugins/content/legal-record/version-nodes';
import { createLegalPages } from './src/templates/create-legal-pages';
import { buildIslandsOnly } from './plugins/islands/webpack';
import { forgetStaticFiles } from './plugins/publish/forget-static-files';
import { publishLegalRecord } from './plugins/content/legal-record/publish-record';
import { publishPictures } from './plugins/publish/pictures/publish-pictures';
import { createSiteBuild, createSiteBuildSchema } from './plugins/publish/site-build';
import { publishSmallFiles } from './plugins/publish/site-files';
import { collectShippedPackages } from './plugins/publish/shipped/collect';
import { publishShippedPackages } from './plugins/publish/shipped/publish';
import { createWaitlistSchema, createWaitlistSettings, publishWaitlist } from './plugins/publish/waitlist';
import { keepFontApart } from './plugins/publish/font-file';

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
