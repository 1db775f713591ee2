import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import { writePublicFiles } from '../shared/write-public-files';
import { BUILD_INFO_PATH, type BuildInfo } from './build-info';
import { WAITLIST_SETTINGS_TYPE, WAITLIST_TYPES } from './graphql-types';
import type { WaitlistOptions } from './options';
import { signUpModeOf } from './sign-up-mode';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(WAITLIST_TYPES);

/** Makes the only node of this plugin, from which pages query where sign-ups go. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (
  { actions, createContentDigest, createNodeId },
  options,
) => {
  const { delivery } = readOptions<WaitlistOptions>(options);
  const fields = { signUpMode: signUpModeOf(delivery), delivery };
  await actions.createNode({
    ...fields,
    id: createNodeId(WAITLIST_SETTINGS_TYPE),
    internal: { type: WAITLIST_SETTINGS_TYPE, contentDigest: createContentDigest(fields) },
  });
};

/** Publishes build-info.json, and warns when the form only simulates. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }, options) => {
  const { delivery } = readOptions<WaitlistOptions>(options);
  if (!delivery) {
    reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (plugins/waitlist/README.md).',
    );
  }
  const buildInfo: BuildInfo = { delivery };
  writePublicFiles({ [BUILD_INFO_PATH]: JSON.stringify(buildInfo) }, 'waitlist', reporter);
};
