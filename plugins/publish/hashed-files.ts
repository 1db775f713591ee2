/** File names with a content hash, as Gatsby and webpack write them. */
export const HASHED_NAME = /-([0-9a-f]{20,})\.[^/]+$/;

/** @returns the content hash in a file's name, or undefined when the content may change under this name */
export const hashIn = (file: string): string | undefined => HASHED_NAME.exec(file)?.[1];

/** Values of Cache-Control. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  changing: 'public, max-age=0, must-revalidate',
} as const;
