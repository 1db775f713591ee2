import { statSync, utimesSync } from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { isDevelop } from '../shared/gatsby/is-develop';
import { CONTENT_SOURCE } from './content-folder';

/**
 * How long a program may take to write a file, in milliseconds. It must be more than 50: the watcher of
 * gatsby-source-filesystem (chokidar 3) drops each change that comes within 50 ms of another. And it must be
 * short: Gatsby 5 loses a change that comes while it runs queries, and it soon runs those of this file.
 */
const TIME_TO_WRITE = 100;

/**
 * Lets `gatsby develop` read a file of the content again when it was read too early. On a busy machine, this
 * happens about once in fifteen saves: a program empties the file, the watcher reports a change, Gatsby reads
 * the empty file, the program writes the text, and the watcher drops this second change. The node then has
 * the digest of an empty file, for which gatsby-plugin-mdx may find the text of an earlier save. The page
 * would show it until the next save.
 */
export function rereadUnfinishedFile({ node }: Pick<CreateNodeArgs, 'node'>): void {
  if (!isDevelop()) return;
  if (node.internal.type !== 'File') return;
  const file = node as FileSystemNode;
  if (file.sourceInstanceName !== CONTENT_SOURCE) return;
  setTimeout(() => touchUnfinishedFile(file), TIME_TO_WRITE);
}

/**
 * Changes the modification time of a file whose size or time is no longer that of its node, so that the
 * watcher reports the file again.
 */
function touchUnfinishedFile({ absolutePath, size, mtimeMs }: FileSystemNode): void {
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.size === size && stats.mtimeMs === mtimeMs) return;
  const now = new Date();
  utimesSync(absolutePath, now, now);
}
