import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Lets only one build run in a folder, until this process ends. The lock is a socket: the system gives its name to one
 * process at a time, and takes it back from a process that has ended, however it ended.
 *
 * @throws Error when another build runs in the folder
 */
export async function lockBuild(folder: string): Promise<void> {
  const name = socketName(folder);
  if (path.isAbsolute(name) && (await isAbandoned(name))) rmSync(name, { force: true });
  const server = createServer((client) => client.end()).listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error('Another build is running in this folder: wait until it has ended.');
  }
  server.unref();
}

/** Linux and Windows have names for sockets that no file outlives; elsewhere the name is a file. */
function socketName(folder: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0gatsby-build-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\gatsby-build-${hash}`;
  return path.join(os.tmpdir(), `gatsby-build-${hash}`);
}

/** Whether no process listens any more at the socket of this file. */
async function isAbandoned(file: string): Promise<boolean> {
  const client = connect(file);
  const isAlive = await once(client, 'connect').then(
    () => true,
    () => false,
  );
  client.destroy();
  return !isAlive;
}
