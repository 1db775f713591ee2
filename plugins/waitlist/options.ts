import type { GatsbyNode } from 'gatsby';
import type { DeliverySettings } from './settings';

/**
 * The options of this plugin in gatsby-config.ts. Gatsby accepts a type alias here, and no
 * interface.
 */
export type WaitlistOptions = {
  /** Where and how the form sends sign-ups; null when it only simulates. */
  delivery: DeliverySettings | null;
};

/** Gatsby validates the options in gatsby-config.ts with this schema. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<WaitlistOptions>({
    delivery: Joi.object()
      .allow(null)
      .required()
      .description('Where and how the form sends sign-ups: the result of readWaitlistSettings.'),
  });
