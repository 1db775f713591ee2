import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DECAP_FOLDER } from '../plugins/content-editor';
import { freePort } from './free-port';

/**
 * The loader of TypeScript. The command tsx kills a script that doesn't answer a signal within 30 ms,
 * as on a busy machine.
 */
const TSX = pathToFileURL(require.resolve('tsx')).href;
const EDIT = path.resolve('scripts/edit.ts');

/**
 * A stand-in for a program. It writes its arguments and environment to `<name>.json`, makes
 * `<name>.ready` after that, and makes `<name>.ended` when it is asked to end.
 */
const standIn = (name: string) => `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
process.on('SIGTERM', () => { writeFileSync('${name}.ended', ''); process.exit(); });
writeFileSync('${name}.json', JSON.stringify({ pid: process.pid, args: process.argv.slice(2), env: process.env }));
writeFileSync('${name}.ready', '');
`;
const GATSBY = `${standIn('gatsby')}
const { existsSync } = require('node:fs');
// The test reads the files of both programs as soon as the site answers, so this one waits for the other.
const waiting = setInterval(() => {
  if (!existsSync('decap-server.ready')) return;
  clearInterval(waiting);
  require('node:http').createServer((_, response) => response.end()).listen(Number(process.argv[4]), '127.0.0.1');
}, 50);
`;
const DECAP_SERVER = `${standIn('decap-server')}
setInterval(() => undefined, 1000);
`;

interface Started {
  pid: number;
  args: string[];
  env: Record<string, string>;
}

let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'edit-'));
  port = await freePort();
  mkdirSync(path.join(folder, DECAP_FOLDER), { recursive: true });
  put('gatsby', GATSBY);
  put('decap-server', DECAP_SERVER);
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function put(program: string, script: string): void {
  const file = path.join(folder, 'node_modules/.bin', program);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, script, { mode: 0o755 });
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const startedWith = (program: string) => JSON.parse(read(`${program}.json`)) as Started;
const hasEnded = (program: string) => existsSync(path.join(folder, `${program}.ended`));

/** Starts the script; `said` resolves when it has printed a text, `ended` with its exit code. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', TSX, EDIT, '--port', String(port), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running = child;
  let output = '';
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes(text)) resolve();
        });
      }
    });
  const isOpen = said(`The editor is open: http://localhost:${port}/admin/`);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, isOpen, ended, output: () => output };
}

it('starts the site and decap-server, which only pages of the site may ask', async () => {
  const { child, isOpen, ended } = start();
  await isOpen;
  const site = startedWith('gatsby');
  const { env } = startedWith('decap-server');
  expect(site.args).toEqual(['develop', '--port', String(port)]);
  expect(site.env['EDITOR_SERVER']).toBe(`http://127.0.0.1:${env['PORT']}`);
  expect(env).toMatchObject({
    BIND_HOST: '127.0.0.1',
    ORIGIN: `http://localhost:${port}`,
    MODE: 'fs',
    GIT_REPO_DIRECTORY: folder,
  });
  child.kill('SIGINT');
  await ended;
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends both on %s', async (signal) => {
  const { child, isOpen, ended } = start();
  await isOpen;
  child.kill(signal);
  expect(await ended).toBe(0);
  expect([hasEnded('gatsby'), hasEnded('decap-server')]).toEqual([true, true]);
});

it.each([
  ['gatsby', 'decap-server'],
  ['decap-server', 'gatsby'],
])('ends with a failure when %s ends, and %s with it', async (first, other) => {
  const { isOpen, ended } = start();
  await isOpen;
  process.kill(startedWith(first).pid, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(hasEnded(other)).toBe(true);
});

it('says in a sentence that the port is taken, and starts nothing', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { ended, output } = start();
  expect(await ended).toBe(1);
  other.close();
  expect(output()).toBe(
    `Port ${port} is taken: stop the program that uses it, perhaps another "npm run edit" or "npm run develop", or choose another port: npm run edit -- --port ${port + 1}\n`,
  );
  expect(existsSync(path.join(folder, 'gatsby.json'))).toBe(false);
});
