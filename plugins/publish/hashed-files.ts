/**
 * The end of the name of a file with a content hash, as Gatsby and webpack write it:
 * `-0123456789abcdef0123.js`.
 */
export const HASHED_NAME = /-([0-9a-f]{20,})\.[^/]+$/;

/**
 * @returns the content hash in a file's name; undefined when the name has none, so that the content
 * may change
 */
export const contentHashOf = (file: string): string | undefined => HASHED_NAME.exec(file)?.[1];

/** Values of the Cache-Control header (RFC 9111, section 5.2.2; RFC 8246 for `immutable`). */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  changing: 'public, max-age=0, must-revalidate',
} as const;
