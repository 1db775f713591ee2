import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt)$/;

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
export async function compress(folder: string): Promise<void> {
  const files = siteFiles(folder).filter((file) => TEXT.test(file) && !LEGAL_VERSION.test(file));
  await Promise.all(files.map((file) => compressFile(folder, file)));
}

async function compressFile(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  const content = readFileSync(target);
  if (content.length < MIN_SIZE) return;
  writeFileSync(`${target}.gz`, gzipSync(content));
  writeFileSync(`${target}.br`, await promisify(brotliCompress)(content));
}
