import type { DeliveryConfig } from '../shared/delivery-config';
import type { Signup } from './validate';

/** Delivers a sign-up: resolves when it was received, rejects when it was not. */
export type Send = (signup: Signup) => Promise<void>;

/** The specification's simulated wait (section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Stands in for a receiver: waits, then reports success. Nothing is sent or kept. */
export const simulatedSend: Send = () => new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));

/** What delivers, loaded on first use: where sign-ups are simulated nobody needs it. */
export const loadDelivery = () => import(/* webpackChunkName: "deliver" */ './delivery/deliver');

/**
 * Makes what sends one form's sign-ups to the receiver. It rejects when the code that delivers cannot
 * be loaded, and tries again to load it with the next sign-up.
 *
 * @param load stands in for the browser's loading in tests
 */
export function deliverTo(config: DeliveryConfig, load: typeof loadDelivery = loadDelivery): Send {
  // One for all sign-ups: it knows again what was sent before.
  let deliver: Send | undefined;
  return async (signup) => {
    deliver ??= (await load()).createDelivery(config);
    await deliver(signup);
  };
}
