import type { GatsbyNode } from 'gatsby';

/** The options of this plugin in gatsby-config.ts. */
export type LicencesOptions = {
  /**
   * Folders of packages that are published, but not through webpack. The file has their licences
   * too.
   */
  furtherPackages: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LicencesOptions>({
    furtherPackages: Joi.array().items(Joi.string()).default([]),
  });
