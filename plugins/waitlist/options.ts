import type { GatsbyNode } from 'gatsby';
import type { DeliverySettings } from './settings';

/** The options of this plugin in gatsby-config.ts. */
export type WaitlistOptions = {
  /** Where and how the form sends sign-ups, as `readWaitlistSettings` says it; null when it only simulates. */
  delivery: DeliverySettings | null;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<WaitlistOptions>({
    delivery: Joi.object().allow(null).required(),
  });
