import type { GatsbyNode } from 'gatsby';
import type { HostOptions } from './host-files';

/** The options of this plugin in gatsby-config.ts. */
export type PublishOptions = {
  /** The part of the hosts' configuration files that doesn't follow from the built site. */
  hosts: HostOptions;
  /**
   * Whether a file, given its path on the site, gets no compressed copies: where there are many of its kind,
   * and each is rarely requested.
   */
  isUncompressed?: (file: string) => boolean;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<PublishOptions>({
    hosts: Joi.object<HostOptions>({
      redirects: Joi.array()
        .items(Joi.object({ from: Joi.string().required(), to: Joi.string().required() }))
        .required(),
      trustedTypes: Joi.array().items(Joi.string()).required(),
      receiver: Joi.string().allow(null).required(),
      overrides: Joi.array().items(
        Joi.object({
          path: Joi.string().required(),
          headers: Joi.object().pattern(Joi.string(), Joi.string()).required(),
        }),
      ),
      allowsHstsPreload: Joi.boolean().required(),
    }).required(),
    isUncompressed: Joi.function(),
  });
