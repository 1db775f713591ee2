import type { DeliveryConfig } from './delivery-config';

/** The options of this plugin in gatsby-config.ts: a type, since Gatsby's type of options takes no interface. */
export type WaitlistOptions = {
  /** Where sign-ups go; null when the form only simulates. */
  delivery: DeliveryConfig | null;
};

/** What becomes of a sign-up: nothing is sent, the receiver stores it, or it also asks for a confirmation by email. */
export type SignUps = 'simulated' | 'delivered' | 'confirmed';

/** @returns what becomes of sign-ups in a build */
export function signUpsWith(delivery: DeliveryConfig | null): SignUps {
  if (!delivery) return 'simulated';
  return delivery.confirms ? 'confirmed' : 'delivered';
}
