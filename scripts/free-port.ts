import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems hand out to a server that asks for any. Such a server could otherwise get the
 * port before the program that it was chosen for, which may take half a minute to start.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** @returns a free port of this computer, for a program that cannot choose one itself */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    // Somebody uses it.
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
