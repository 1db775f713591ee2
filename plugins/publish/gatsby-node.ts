import type { GatsbyNode } from 'gatsby';
import { keepFontApart } from './font-file';
import { forgetStaticFiles } from './forget-static-files';
import { publishPictures } from './pictures/publish-pictures';
import { collectShippedPackages } from './shipped/collect';
import { publishShippedPackages } from './shipped/publish';
import { createSiteBuild, createSiteBuildSchema } from './site-build';
import { publishSmallFiles } from './site-files';
import { createWaitlistSchema, createWaitlistSettings, publishWaitlist } from './waitlist';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = forgetStaticFiles;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createWaitlistSchema(args);
  createSiteBuildSchema(args);
};
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createWaitlistSettings(args);
  await createSiteBuild(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  keepFontApart(args);
  collectShippedPackages(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  publishWaitlist(args);
  await publishSmallFiles(args);
  await publishPictures(args);
  publishShippedPackages(args);
  args.reporter.info(
    'Gatsby has written public/. Hosts need the release in dist/, which npm run build makes from it.',
  );
};
