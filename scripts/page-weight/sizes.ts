import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes that a server sends: with gzip at level 9, or with Brotli at level 11. */
export interface Sizes {
  gzip: number;
  brotli: number;
}

/** Servers send these as they are: their format is compressed already. */
const COMPRESSED_FORMAT = /\.(woff2|png|jpe?g|webp|avif|ico)$/;

/** @param name the file's name, whose ending tells the format */
export function sizesOf(content: Buffer, name: string): Sizes {
  const { length } = content;
  if (COMPRESSED_FORMAT.test(name)) return { gzip: length, brotli: length };
  return {
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

export const sum = (sizes: readonly Sizes[]): Sizes => ({
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
  brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
});

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
