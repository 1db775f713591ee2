/** The Trusted Types policy with which webpack's runtime loads chunks. */
export const TRUSTED_TYPES_POLICY = 'chunks';
