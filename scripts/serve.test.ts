import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../tests/programs/free-port';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function serve(port: number, ...args: string[]) {
  const script = [path.resolve('scripts/run.mjs'), 'serve'];
  const env = { ...process.env, PORT: String(port) };
  return spawn(process.execPath, [...script, ...args], { cwd: folder, env });
}

it('says that there is no release', async () => {
  const server = serve(0);
  expect(await text(server.stderr)).toContain('There is no build-info.json in dist/: build the site first');
  expect(server.exitCode ?? (await once(server, 'close'))[0]).toBe(1);
});

it('answers this computer only, unless --host opens it, and says when the port is in use', async () => {
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/build-info.json'), '{}');
  const [port, otherPort] = [await freePort(), await freePort()];
  const servers = [serve(port), serve(0, '--port', String(otherPort), '--host', '0.0.0.0')];
  try {
    await Promise.all(servers.map(({ stdout }) => once(stdout, 'data')));
    const answers = (on: number, host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(on, host, () => resolve(true)).on('error', () => resolve(false));
        socket.on('connect', () => socket.destroy());
      });
    expect(await answers(port, '127.0.0.1')).toBe(true);
    // On Linux, the whole network 127.0.0.0/8 is this machine.
    const isLinux = process.platform === 'linux';
    expect(await answers(port, '127.0.0.2')).toBe(false);
    expect(await answers(otherPort, isLinux ? '127.0.0.2' : '127.0.0.1')).toBe(true);
    expect(await text(serve(port).stderr)).toContain(`Port ${port} is in use`);
  } finally {
    for (const server of servers) server.kill();
    await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'close')));
  }
});
