import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteFiles } from './site-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;
const COPY = new RegExp(`${TEXT.source.slice(0, -1)}\\.(br|gz)$`);

/** What only Gatsby's runtime would ask for, which may not be on the pages, and a second copy of the not-found page. */
const SELDOM_ASKED_FOR = /^\/(page-data|_gatsby|~partytown|404)\//;

/** In bytes: a smaller file fits into one packet uncompressed. */
const MIN_SIZE = 1000;

/** @returns whether a file, given its path on the site, is a compressed copy that this module has written */
export const isCompressedCopy = (file: string): boolean => COPY.test(file);

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files. Servers compress the
 * others when they are asked for.
 *
 * @param folder a built site
 * @param isExcluded whether a file, given its path on the site, gets no copies
 */
export function compress(folder: string, isExcluded: (file: string) => boolean = () => false): void {
  for (const file of siteFiles(folder)) {
    if (!TEXT.test(file) || SELDOM_ASKED_FOR.test(file) || isExcluded(file)) continue;
    const target = path.join(folder, file);
    const content = readFileSync(target);
    if (content.length < MIN_SIZE) continue;
    writeFileSync(`${target}.gz`, gzipSync(content));
    writeFileSync(`${target}.br`, brotliCompressSync(content));
  }
}
