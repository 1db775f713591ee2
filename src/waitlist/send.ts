import type { Signup } from './validate';

/** Delivers a sign-up: resolves when it was received, rejects when it was not. */
export type Send = (signup: Signup) => Promise<void>;

/** The specification's simulated wait (section 9), in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Stands in for a receiver: waits, then reports success. Nothing is sent or kept. */
export const simulatedSend: Send = () => new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
