import type { Signup } from './validate';

/** Sends a sign-up: resolves when the receiver has acknowledged it, rejects otherwise. */
export type Send = (signup: Signup) => Promise<void>;

/** The simulated wait (docs/requirements.md, section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Simulates a receiver: waits, then resolves. Sends and stores nothing. */
export const simulatedSend: Send = () => new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
