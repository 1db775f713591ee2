import type { GatsbyNode } from 'gatsby';

/** The options of this plugin in gatsby-config.ts. */
export type LicensesOptions = {
  /** Folders of packages that are published without webpack. licenses.txt has their licenses, too. */
  additionalPackages?: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LicensesOptions>({
    additionalPackages: Joi.array().items(Joi.string()),
  });
