import { randomInt } from 'node:crypto';
import { tryPort } from './try-port';

/**
 * Ports below those that systems hand out to a server that asks for any. Such a server could otherwise get
 * the port before the program that it was chosen for, which may take half a minute to start.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** @returns a free port of this computer, for a program that cannot choose one itself */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  try {
    await tryPort(port);
    return port;
  } catch {
    return freePort();
  }
}
