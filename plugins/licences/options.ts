import type { GatsbyNode } from 'gatsby';

/**
 * The options of this plugin in gatsby-config.ts. Gatsby accepts a type alias here, and no
 * interface.
 */
export type LicencesOptions = {
  /**
   * Folders of packages that are published, but not through webpack. The file has their licences
   * too.
   */
  furtherPackages: readonly string[];
};

/** Gatsby validates the options in gatsby-config.ts with this schema. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LicencesOptions>({
    furtherPackages: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Folders of packages that are published, but not through webpack.'),
  });
