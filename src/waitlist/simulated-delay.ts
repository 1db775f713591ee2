/** The simulated wait (docs/requirements.md, section 9), in milliseconds. */
export const SIMULATED_DELAY = 1000;
