import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How many bytes something is, and how many are sent of it. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

export const ENCODINGS = ['raw', 'gzip', 'brotli'] as const satisfies readonly (keyof Sizes)[];

export const NOTHING: Sizes = { raw: 0, gzip: 0, brotli: 0 };

/** Kinds of files that servers send as they are, since they are compressed within. */
const COMPRESSED_WITHIN = /\.(woff2|png|jpe?g|webp|avif|ico)$/;

/**
 * Sizes of a file, compressed as well as can be, as hosts do with what stays.
 *
 * @param name tells by its ending whether servers compress it
 */
export function sizesOf(content: Buffer, name: string): Sizes {
  const raw = content.length;
  if (COMPRESSED_WITHIN.test(name)) return { raw, gzip: raw, brotli: raw };
  return {
    raw,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

export const sum = (sizes: readonly Sizes[]): Sizes => ({
  raw: sizes.reduce((all, { raw }) => all + raw, 0),
  gzip: sizes.reduce((all, { gzip }) => all + gzip, 0),
  brotli: sizes.reduce((all, { brotli }) => all + brotli, 0),
});

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
