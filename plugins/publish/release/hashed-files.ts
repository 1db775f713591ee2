/** A name that carries the hash of what is in the file, as Gatsby and webpack write them. */
export const HASHED_NAME = '-([0-9a-f]{20,})\\.[^/]+$';

const hashedName = new RegExp(HASHED_NAME);

/** @returns the hash in the file's name; undefined where there is none, so that what is in it may change */
export const hashIn = (file: string): string | undefined => hashedName.exec(file)?.[1];

/** How long browsers and caches may use an answer without asking again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  changing: 'public, max-age=0, must-revalidate',
} as const;
