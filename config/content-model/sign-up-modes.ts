/**
 * A sign-up can have one of three outcomes: nothing is sent, the receiver stores it, or the receiver first
 * asks for a confirmation.
 */
export const SIGN_UP_MODES = ['simulated', 'delivered', 'confirmed'] as const;

export type SignUpMode = (typeof SIGN_UP_MODES)[number];
