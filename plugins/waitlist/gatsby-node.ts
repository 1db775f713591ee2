import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { BUILD_INFO_PATH, type BuildInfo } from './build-info';
import { WAITLIST_TYPES } from './graphql-types';
import type { WaitlistOptions } from './options';

export { pluginOptionsSchema } from './options';

const FOLDER = 'public';

const waitlistOptions = (options: PluginOptions) => options as PluginOptions & WaitlistOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(WAITLIST_TYPES);

/** Publishes build-info.json, and warns when the form only simulates. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }, options) => {
  const { delivery } = waitlistOptions(options);
  if (!delivery) {
    reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (plugins/waitlist/README.md).',
    );
  }
  const buildInfo: BuildInfo = { delivery };
  writeFileSync(path.join(FOLDER, BUILD_INFO_PATH), JSON.stringify(buildInfo));
};
