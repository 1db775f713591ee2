import { statSync, utimesSync } from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { isDevelop } from '../shared/is-develop';
import { CONTENT_SOURCE } from './content-folder';

/**
 * How long a program may take to write a file, in milliseconds. The watcher of
 * gatsby-source-filesystem (chokidar 3) drops each change that comes within 50 ms of another.
 */
const TIME_TO_WRITE = 300;

/**
 * Lets `gatsby develop` read a file of the content again when it was read too early. Otherwise a page would
 * stay wrong after this order of events, in which a single save is correct: a program empties the file, the
 * watcher reports a change, Gatsby reads the empty file, the program writes the text, and the watcher drops
 * this second change. The node then has the digest of an empty file, by which gatsby-plugin-mdx may even find
 * the front matter of another file that was read too early.
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
