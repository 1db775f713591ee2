import type { GatsbyNode } from 'gatsby';
import type { DeliveryConfig } from './delivery-config';

/**
 * The options of this plugin in gatsby-config.ts. Gatsby accepts a type alias here, and no
 * interface.
 */
export type WaitlistOptions = {
  /** Where sign-ups go; null when the form only simulates. */
  delivery: DeliveryConfig | null;
};

/** Gatsby validates the options in gatsby-config.ts with this schema. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<WaitlistOptions>({
    delivery: Joi.object<DeliveryConfig>({
      preset: Joi.string().allow(null).required(),
      url: Joi.string().required(),
      format: Joi.valid('json', 'form').required(),
      fields: Joi.object({
        name: Joi.string().required(),
        email: Joi.string().required(),
        constants: Joi.array()
          .items(Joi.object({ name: Joi.string().allow('').required(), json: Joi.string().required() }))
          .required(),
      }).required(),
      accept: Joi.valid('json', 'any').required(),
      idempotent: Joi.valid('no', 'address', 'key').required(),
      honeypot: Joi.boolean().required(),
      confirms: Joi.boolean().required(),
    })
      .allow(null)
      .required()
      .description('Where sign-ups go: the result of readWaitlistSettings.'),
  });

/**
 * What becomes of a sign-up: nothing is sent, the receiver stores it, or the receiver first asks
 * for a confirmation.
 */
export const SIGN_UP_MODES = ['simulated', 'delivered', 'confirmed'] as const;

export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** @returns what becomes of the sign-ups that are sent in this way */
export function signUpModeOf(delivery: DeliveryConfig | null): SignUpMode {
  if (!delivery) return 'simulated';
  return delivery.confirms ? 'confirmed' : 'delivered';
}
