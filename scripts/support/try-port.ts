import { once } from 'node:events';
import { createServer } from 'node:net';

/** The address at which a server answers only this computer. */
export const LOOPBACK = '127.0.0.1';

/**
 * Listens on a port for a moment.
 *
 * @throws Error with the code EADDRINUSE when another program listens there
 */
export async function tryPort(port: number, host = LOOPBACK): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
