import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

let folder = '';
let taken: Server;
let port = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/vercel.json'), '{"headers":[{"headers":[]}]}');
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterEach(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

function serve(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const script = ['--import', require.resolve('tsx'), path.resolve('scripts/serve.ts')];
  return spawn(process.execPath, [...script, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
}

async function failureOf(server: ReturnType<typeof serve>): Promise<string> {
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(server, 'close')).toEqual([1, null]);
  return said;
}

it('listens on the port of --port or PORT, and says when it is in use', async () => {
  expect(await failureOf(serve(['--port', port], { PORT: '9000' }))).toContain(`Port ${port} is in use`);
  expect(await failureOf(serve([], { PORT: port }))).toContain(`Port ${port} is in use`);
});

it('says that there is no release', async () => {
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(await failureOf(serve([]))).toContain('There is no dist/vercel.json: build the site first');
});

it.each([
  [[], false],
  [['--host', '0.0.0.0'], true],
])('with %j, other addresses than 127.0.0.1 are answered: %s', async (args, isOpen) => {
  taken.close();
  const server = serve(['--port', port, ...args]);
  try {
    await once(server.stdout, 'data');
    const answers = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(port), host, () => resolve(true)).on('error', () => resolve(false));
        socket.on('connect', () => socket.destroy());
      });
    expect(await answers('127.0.0.1')).toBe(true);
    // On Linux, the whole network 127.0.0.0/8 is this machine.
    if (process.platform === 'linux') expect(await answers('127.0.0.2')).toBe(isOpen);
  } finally {
    server.kill();
    await once(server, 'close');
  }
});
