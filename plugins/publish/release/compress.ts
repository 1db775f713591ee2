import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isHostFile } from './hosting';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt|mdx|webmanifest)$/;

/** Versions of legal documents: Brotli takes minutes for thousands of these rarely read pages. */
const LEGAL_VERSION = /\/\d{4}-\d\d-\d\d\//;

/** In bytes: a smaller file fits into one packet uncompressed. */
const MIN_SIZE = 1000;

/** The size of Node's thread pool; more would only occupy memory. */
const CONCURRENCY = 4;

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files.
 * Versions of legal documents get a gzip copy only.
 *
 * @param folder the site to be released
 */
export async function compress(folder: string): Promise<void> {
  const files = siteFiles(folder).filter((file) => TEXT.test(file) && !isHostFile(file));
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(folder, file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressNext));
}

async function compressFile(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  if (statSync(target).size < MIN_SIZE) return;
  const content = await readFile(target);
  await writeFile(`${target}.gz`, await promisify(gzip)(content));
  if (!LEGAL_VERSION.test(file)) await writeFile(`${target}.br`, await promisify(brotliCompress)(content));
}
