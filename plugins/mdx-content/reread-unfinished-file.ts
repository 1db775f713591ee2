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
 * Lets `gatsby develop` read a file of the content again when it was read too early. Many programs
 * empty a file and then write it: Gatsby may read it in between, and hear nothing of the text,
 * because its watcher drops a second change that comes so soon.
 */
export function rereadUnfinishedFile({ node }: Pick<CreateNodeArgs, 'node'>): void {
  if (!isDevelop()) return;
  if (node.internal.type !== 'File') return;
  const file = node as FileSystemNode;
  if (file.sourceInstanceName !== CONTENT_SOURCE) return;
  setTimeout(() => touchUnfinishedFile(file), TIME_TO_WRITE);
}

/**
 * Gives a file another time of its last change, which the watcher notices, when it is not as its node says.
 */
function touchUnfinishedFile({ absolutePath, size, mtimeMs }: FileSystemNode): void {
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.size === size && stats.mtimeMs === mtimeMs) return;
  const now = new Date();
  utimesSync(absolutePath, now, now);
}
