import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentModel } from './model';
import { listFiles } from './parse/list-files';

const digests = new WeakMap<ContentModel, string>();

/**
 * A digest of the code of a model: Gatsby's caches know the code of plugins only. It is made once in a process, which
 * keeps the model that it started with when somebody edits that code.
 */
export function digestOfModel(model: ContentModel): string {
  const known = digests.get(model);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of listFiles(model.folder)) {
    hash.update(readFileSync(path.join(model.folder, file)));
  }
  const digest = hash.digest('hex');
  digests.set(model, digest);
  return digest;
}
