import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentModel } from './model';
import { listFiles } from './parse/list-files';

const digests = new WeakMap<ContentModel, string>();

/**
 * A digest of a model and of the code in its folder: Gatsby notices changes of gatsby-config.ts and of plugins, but not
 * of what they import. It is made once in a process, which keeps its model when somebody edits that code.
 */
export function digestOfModel(model: ContentModel): string {
  const known = digests.get(model);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  // A kind may have its names from elsewhere; the schema of its front matter is code.
  hash.update(JSON.stringify(model.kinds.map((kind) => ({ ...kind, frontMatter: undefined }))));
  for (const file of listFiles(model.folder)) {
    hash.update(readFileSync(path.join(model.folder, file)));
  }
  const digest = hash.digest('hex');
  digests.set(model, digest);
  return digest;
}
