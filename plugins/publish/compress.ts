import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteFiles } from './site-files';

const TEXT_FILE = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;
const COMPRESSED_COPY = new RegExp(`${TEXT_FILE.source.slice(0, -1)}\\.(br|gz)$`);

/** Files that visitors hardly ever request: those of Gatsby's runtime, and a second copy of the not-found page. */
const RARELY_REQUESTED = /^\/(page-data|_gatsby|~partytown|404)\//;

/** In bytes. A smaller file fits into one packet even when it is not compressed. */
const MIN_SIZE = 1000;

/** Whether a file, given its path on the site, is a compressed copy that this module has written. */
export const isCompressedCopy = (file: string): boolean => COMPRESSED_COPY.test(file);

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files. Whatever has no copies,
 * they compress when it is requested.
 *
 * @param folder a built site
 * @param isExcluded whether a file, given its path on the site, gets no copies
 */
export function compress(folder: string, isExcluded: (file: string) => boolean = () => false): void {
  for (const file of siteFiles(folder)) {
    if (!TEXT_FILE.test(file) || RARELY_REQUESTED.test(file) || isExcluded(file)) continue;
    const target = path.join(folder, file);
    const content = readFileSync(target);
    if (content.length < MIN_SIZE) continue;
    writeFileSync(`${target}.gz`, gzipSync(content));
    writeFileSync(`${target}.br`, brotliCompressSync(content));
  }
}
