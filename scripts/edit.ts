import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { EDITOR_PATH, fetchDecapScript } from '../plugins/content-editor';
import { freePort } from './support/free-port';
import { runCommand } from './support/run-command';
import { LOOPBACK, tryPort } from './support/try-port';

const POLLING_INTERVAL_MS = 500;

/**
 * The command: opens the editor on the working copy until it is asked to end, and sets the exit code.
 *
 * package.json runs it with `node --import tsx`. The command `tsx` would kill the script when it doesn't
 * answer a signal at once, and the two programs that it has started would then go on.
 *
 * @param args `--port <port>` says where the site and its editor are served
 */
export const edit = (args: string[]): Promise<void> =>
  runCommand(async () => {
    process.exitCode = await openEditor(readPort(args));
  });

function readPort(args: string[]): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '8000' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`The option --port must be a number from 1 to 65535. It is: ${values.port}`);
  }
  return port;
}

/**
 * Starts `gatsby develop`, and decap-server, which reads and writes the files for it. Both end together.
 *
 * @param port where the site and its editor are served
 * @returns the exit code
 * @throws Error with a sentence when the port is taken, or the editor's script can't be fetched
 */
async function openEditor(port: number): Promise<number> {
  if (await isTaken(port)) {
    throw new Error(
      `Port ${port} is taken: stop the program that uses it, perhaps another "npm run edit" or "npm run develop", or choose another port: npm run edit -- --port ${port + 1}`,
    );
  }
  fetchDecapScript();
  const address = `http://localhost:${port}${EDITOR_PATH}/`;
  const serverPort = await freePort();
  const server = start('decap-server', [], {
    PORT: String(serverPort),
    // The server answers only this computer, and in its browsers only the pages of this site.
    BIND_HOST: LOOPBACK,
    ORIGIN: `http://localhost:${port}`,
    MODE: 'fs',
    GIT_REPO_DIRECTORY: process.cwd(),
  });
  const site = start('gatsby', ['develop', '--port', String(port)], {
    EDITOR_SERVER: `http://${LOOPBACK}:${serverPort}`,
  });
  const ended = endTogether([server, site]);
  if (await answers(address, ended)) console.log(`\nThe editor is open: ${address}\n`);
  return ended;
}

const start = (command: string, args: string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(`node_modules/.bin/${command}`, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });

/**
 * Ends all processes as soon as one of them has ended, or this process is asked to end.
 *
 * @returns the exit code of the first that has ended; 0 when this process was asked to end
 */
async function endTogether(processes: readonly ChildProcess[]): Promise<number> {
  const ends = processes.map((child) => once(child, 'close') as Promise<[number | null]>);
  const endAll = () => processes.forEach((child) => child.kill('SIGTERM'));
  const requestToEnd = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      requestToEnd.abort();
      endAll();
    });
  }
  const [code] = await Promise.race(ends);
  endAll();
  await Promise.all(ends);
  return requestToEnd.signal.aborted ? 0 : (code ?? 1);
}

/** @returns true as soon as the address answers; false when the processes have ended before */
async function answers(address: string, ended: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  // The caller awaits this promise too, and learns there why the processes couldn't run.
  ended.then(stop, stop);
  while (!signal.aborted) {
    const answer = await fetch(address, { signal }).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(POLLING_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** @returns whether a program of this computer listens on the port, by IPv4 or IPv6 */
async function isTaken(port: number): Promise<boolean> {
  for (const host of [LOOPBACK, '::1']) {
    try {
      await tryPort(port, host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return true;
    }
  }
  return false;
}

if (require.main === module) void edit(process.argv.slice(2));
