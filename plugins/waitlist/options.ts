import type { GatsbyNode } from 'gatsby';
import type { DeliverySettings } from './settings';

/** The options of this plugin in gatsby-config.ts. */
export type WaitlistOptions = {
  /** The settings that `readWaitlistSettings` has read; null when the form only simulates. */
  delivery: DeliverySettings | null;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<WaitlistOptions>({
    delivery: Joi.object().allow(null).required(),
  });
