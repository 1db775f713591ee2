import type { DeliveryConfig } from '../shared/delivery-config';
import type { Signup } from './validate';

/** Sends a sign-up: resolves when the receiver has acknowledged it, rejects otherwise. */
export type Send = (signup: Signup) => Promise<void>;

/** The simulated wait (docs/requirements.md, section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Simulates a receiver: waits, then resolves. Sends and stores nothing. */
export const simulatedSend: Send = () => new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));

/** A chunk of its own: simulated sign-ups do not need it. */
export const loadDelivery = () => import(/* webpackChunkName: "deliver" */ './delivery/deliver');

/**
 * @param load replaces the loading of the chunk in tests
 * @returns sends the sign-ups of one form to the receiver; rejects when the chunk cannot load, and loads it again
 *   for the next sign-up
 */
export function deliverTo(config: DeliveryConfig, load: typeof loadDelivery = loadDelivery): Send {
  // One instance for all sign-ups: it recognizes a repeated one.
  let deliver: Send | undefined;
  return async (signup) => {
    deliver ??= (await load()).createDelivery(config);
    await deliver(signup);
  };
}
