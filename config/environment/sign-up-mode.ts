import type { DeliveryConfig } from '../../src/shared/delivery-config';

/**
 * A sign-up can have one of three outcomes: nothing is sent, the receiver stores it, or the receiver first
 * asks for a confirmation.
 */
export const SIGN_UP_MODES = ['simulated', 'delivered', 'confirmed'] as const;

export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** @returns what becomes of the sign-ups that are sent in this way */
export function signUpModeOf(delivery: DeliveryConfig | null): SignUpMode {
  if (!delivery) return 'simulated';
  return delivery.confirms ? 'confirmed' : 'delivered';
}
