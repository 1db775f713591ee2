import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../shared/list-files';
import type { ContentModel } from './model';

/** The digests that were made: a process keeps its model, even while somebody edits the code of the model. */
const digests = new WeakMap<ContentModel, string>();

/**
 * Makes a digest that changes with a model and with the code in its folders. Gatsby itself notices
 * only changes of gatsby-config.ts and of the files of plugins, and not of what these import.
 *
 * @returns hexadecimal digits
 */
export function digestOfModel(model: ContentModel): string {
  const known = digests.get(model);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  // The names of a kind may come from outside of the folders. A schema cannot be serialized, but
  // it is code in a folder.
  hash.update(JSON.stringify(model.kinds.map((kind) => ({ ...kind, frontMatter: undefined }))));
  for (const folder of model.codeFolders) {
    for (const file of listFiles(folder)) hash.update(readFileSync(path.join(folder, file)));
  }
  const digest = hash.digest('hex');
  digests.set(model, digest);
  return digest;
}
