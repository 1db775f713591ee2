import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DECAP_FOLDER } from '../plugins/content-editor';
import { runInProcess } from '../tests/support/run-in-process';
import { argumentsFor } from '../tests/support/run-script';
import { edit } from './edit';
import { freePort } from './support/free-port';

/**
 * The script of a fake program. It writes its arguments and environment to `<name>.json`, makes
 * `<name>.ready` after that, and makes `<name>.ended` when it is asked to end.
 */
const fakeProgram = (name: string) => `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
process.on('SIGTERM', () => { writeFileSync('${name}.ended', ''); process.exit(); });
writeFileSync('${name}.json', JSON.stringify({ pid: process.pid, args: process.argv.slice(2), env: process.env }));
writeFileSync('${name}.ready', '');
`;
const GATSBY = `${fakeProgram('gatsby')}
require('node:http').createServer((_, response) => response.end()).listen(Number(process.argv[4]), '127.0.0.1');
`;
const DECAP_SERVER = `${fakeProgram('decap-server')}
setInterval(() => undefined, 1000);
`;

interface Started {
  pid: number;
  args: string[];
  env: Record<string, string>;
}

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'edit-'));
  port = await freePort();
  mkdirSync(path.join(folder, DECAP_FOLDER), { recursive: true });
  put('gatsby', GATSBY);
  put('decap-server', DECAP_SERVER);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(program: string, script: string): void {
  const file = path.join(folder, 'node_modules/.bin', program);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, script, { mode: 0o755 });
}

const exists = (file: string) => existsSync(path.join(folder, file));
const hasEnded = (program: string) => exists(`${program}.ended`);
const startedWith = (program: string) =>
  JSON.parse(readFileSync(path.join(folder, `${program}.json`), 'utf8')) as Started;

async function untilBothRun(): Promise<void> {
  while (!exists('gatsby.ready') || !exists('decap-server.ready')) await wait(20);
}

const runEdit = (portOption = String(port)) => runInProcess(edit, folder, ['--port', portOption]);

it('starts the site, and a decap-server that only answers pages of the site', async () => {
  const ended = runEdit();
  await untilBothRun();
  const site = startedWith('gatsby');
  const { env } = startedWith('decap-server');
  process.kill(site.pid);
  await ended;
  expect(site.args).toEqual(['develop', '--port', String(port)]);
  expect(site.env['EDITOR_SERVER']).toBe(`http://127.0.0.1:${env['PORT']}`);
  expect(env).toMatchObject({
    BIND_HOST: '127.0.0.1',
    ORIGIN: `http://localhost:${port}`,
    MODE: 'fs',
    GIT_REPO_DIRECTORY: folder,
  });
});

it.each([
  ['gatsby', 'decap-server'],
  ['decap-server', 'gatsby'],
])('ends with a failure when %s ends, and %s with it', async (first, other) => {
  const ended = runEdit();
  await untilBothRun();
  process.kill(startedWith(first).pid, 'SIGKILL');
  expect((await ended).status).toBe(1);
  expect(hasEnded(other)).toBe(true);
});

it('says in a sentence that the port is taken, and starts nothing', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const result = await runEdit();
  other.close();
  expect(result).toMatchObject({
    status: 1,
    stderr: `Port ${port} is taken: stop the program that uses it, perhaps another "npm run edit" or "npm run develop", or choose another port: npm run edit -- --port ${port + 1}\n`,
  });
  expect(exists('gatsby.json')).toBe(false);
});

it.each(['0', '65536', 'port'])('refuses %s as a port', async (option) => {
  expect(await runEdit(option)).toMatchObject({
    status: 1,
    stderr: `The option --port must be a number from 1 to 65535. It is: ${option}\n`,
  });
});

describe('as a separate process', () => {
  let running: ChildProcess | undefined;
  afterEach(() => {
    running?.kill('SIGKILL');
    for (const program of ['gatsby', 'decap-server']) {
      if (exists(`${program}.ready`) && !hasEnded(program)) process.kill(startedWith(program).pid, 'SIGKILL');
    }
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('says where the editor is, and ends both on %s', async (signal) => {
    const child = spawn(process.execPath, [...argumentsFor('edit.ts'), '--port', String(port)], {
      cwd: folder,
    });
    running = child;
    const ended = once(child, 'exit');
    const [announcement] = (await once(child.stdout, 'data')) as [Buffer];
    expect(announcement.toString()).toBe(`\nThe editor is open: http://localhost:${port}/admin/\n\n`);
    await untilBothRun();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect([hasEnded('gatsby'), hasEnded('decap-server')]).toEqual([true, true]);
  });
});
