import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHostFile } from './hosting';
import { linkOrCopy, sameContent } from './same-content';
import { siteFiles } from './site-files';

const TEXT = /\.(html|js|css|json|xml|svg|txt|mdx|webmanifest)$/;
/** As many as Node compresses at the same time; more would only wait, in memory. */
const AT_ONCE = 4;

/** A packet's worth: below it, nobody receives it sooner. */
const SMALLEST = 1000;

/** Versions of legal documents: they grow in number for ever, and are read by few. */
const ARCHIVED = /(^|\/)\d{4}-\d\d-\d\d\//;

/** Longer than any page or script but those that list all versions, which would take seconds to be as small as can be. */
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
 * Puts beside each text of a built site its compressed forms, made once and as small as can be, for
 * servers that look for them (nginx); archived versions get the one that all servers send, made quickly.
 *
 * @param folder the built site
 * @param published the release before: what has not changed is taken from it
 */
export async function compress(folder: string, published: string): Promise<void> {
  const files = siteFiles(folder).filter((file) => TEXT.test(file) && !isHostFile(file));
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await compressOne(folder, published, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function compressOne(folder: string, published: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  const before = path.join(published, file);
  if (statSync(target).size < SMALLEST) return;
  const isUnchanged = sameContent(target, before);
  for (const [ending, encode] of Object.entries(ARCHIVED.test(file) ? QUICK : SMALL)) {
    if (isUnchanged && existsSync(`${before}.${ending}`)) {
      linkOrCopy(`${before}.${ending}`, `${target}.${ending}`);
    } else {
      await writeFile(`${target}.${ending}`, await encode(await readFile(target)));
    }
  }
}
