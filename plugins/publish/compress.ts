import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files';

const TEXT_FILE = /\.(html|js|css|json|xml|svg|txt)$/;
const COMPRESSED_COPY = /\.(br|gz)$/;

/**
 * Files that visitors hardly ever request: those of Gatsby's runtime, and a second copy of the
 * not-found page.
 */
const RARELY_REQUESTED = /^\/(page-data|_gatsby|~partytown|404)\//;

/** A file of fewer bytes fits into one packet even when it isn't compressed. */
const MIN_SIZE = 1000;

/**
 * A file of this many bytes gets a lower quality. Brotli's highest would spend ten seconds on the script of
 * an editor, which has five megabytes.
 */
const LARGE_SIZE = 1_000_000;

/** Brotli's quality for large files. It takes a tenth of the time, and a file gets a tenth larger. */
const QUALITY_OF_LARGE_FILES = 9;

/** Whether a file, given its path on the site, is a compressed copy that this module has written. */
export const isCompressedCopy = (file: string): boolean => COMPRESSED_COPY.test(file);

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files.
 * The servers compress all other files when they are requested.
 *
 * @param folder a built site
 * @param isUncompressed whether a file, given its path on the site, gets no copies
 */
export async function compress(folder: string, isUncompressed: (file: string) => boolean): Promise<void> {
  const files = builtFiles(folder).filter(
    (file) => TEXT_FILE.test(file) && !RARELY_REQUESTED.test(file) && !isUncompressed(file),
  );
  // zlib compresses in threads of its own, so several files are compressed at the same time.
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  const quality = content.length < LARGE_SIZE ? constants.BROTLI_MAX_QUALITY : QUALITY_OF_LARGE_FILES;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}
