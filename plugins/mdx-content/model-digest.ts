import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentModel } from './model';

/** A digest of the code of a model: Gatsby's caches know the code of plugins only. */
export function digestOfModel({ folder }: ContentModel): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
