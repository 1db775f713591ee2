import { randomInt } from 'node:crypto';
import { tryPort } from './try-port';

/**
 * These ports are below the ephemeral ports, which the system gives to programs that ask for any port. Such a
 * program could otherwise get the port before the intended one, which may take half a minute to start.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** @returns a free port of this computer, for a program that can't choose one itself */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  try {
    await tryPort(port);
    return port;
  } catch {
    return freePort();
  }
}
