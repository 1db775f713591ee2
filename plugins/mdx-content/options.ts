import type { GatsbyNode } from 'gatsby';
import type { ContentModel } from './model';

/** The options of this plugin in gatsby-config.ts. */
export type MdxContentOptions = {
  model: ContentModel;
  /** Facts that replace those of site.yaml in this build. */
  factOverrides?: Record<string, string>;
  /**
   * The variant of this build: of the components with a `variant`, only those of this one show their content.
   */
  variant?: string;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<MdxContentOptions>({
    model: Joi.object().required(),
    factOverrides: Joi.object().pattern(Joi.string(), Joi.string()),
    variant: Joi.string(),
  });
