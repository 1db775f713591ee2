import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHostFile } from './hosting';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt|mdx|webmanifest)$/;
/** Node compresses four files at a time; more would only wait, in memory. */
const AT_ONCE = 4;

/** In bytes: smaller files fit into one packet as they are. */
const SMALLEST = 1000;

/** Superseded versions of legal documents: their number grows for ever, and few people read them. */
const ARCHIVED = /(^|\/)\d{4}-\d\d-\d\d\//;

/** In bytes: Brotli's highest quality takes seconds for longer files. */
const LONG = 200_000;

type Encoders = Record<string, (content: Buffer) => Promise<Buffer>>;

const SMALL: Encoders = {
  br: (content) => {
    const quality = content.length > LONG ? 10 : 11;
    return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  },
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

const QUICK: Encoders = { gz: (content) => promisify(gzip)(content) };

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send precompressed files (nginx).
 * Archived versions get a gzip copy only.
 *
 * @param folder the site to be released
 */
export async function compress(folder: string): Promise<void> {
  const files = siteFiles(folder).filter((file) => TEXT.test(file) && !isHostFile(file));
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await compressOne(folder, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function compressOne(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  if (statSync(target).size < SMALLEST) return;
  const content = await readFile(target);
  for (const [extension, encode] of Object.entries(ARCHIVED.test(file) ? QUICK : SMALL)) {
    await writeFile(`${target}.${extension}`, await encode(content));
  }
}
