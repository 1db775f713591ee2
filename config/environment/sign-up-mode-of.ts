import type { DeliveryConfig } from '../../src/shared/delivery-config';
import type { SignUpMode } from '../content-model/sign-up-modes';

/** @returns what becomes of the sign-ups that are sent in this way */
export function signUpModeOf(delivery: DeliveryConfig | null): SignUpMode {
  if (!delivery) return 'simulated';
  return delivery.confirms ? 'confirmed' : 'delivered';
}
