import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;

/** Versions of legal documents: there may be thousands, and each is rarely read. */
const LEGAL_VERSION = /\/\d{4}-\d\d-\d\d\//;

/** In bytes: a smaller file fits into one packet uncompressed. */
const MIN_SIZE = 1000;

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files. Servers compress
 * versions of legal documents when they are asked for.
 *
 * @param folder the site to be released
 */
export function compress(folder: string): void {
  for (const file of siteFiles(folder)) {
    const target = path.join(folder, file);
    const content = readFileSync(target);
    if (!TEXT.test(file) || LEGAL_VERSION.test(file) || content.length < MIN_SIZE) continue;
    writeFileSync(`${target}.gz`, gzipSync(content));
    writeFileSync(`${target}.br`, brotliCompressSync(content));
  }
}
