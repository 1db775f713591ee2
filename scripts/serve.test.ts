import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

let folder = '';
let taken: Server;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  taken = createServer().listen(0);
  await once(taken, 'listening');
});
afterEach(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

const serve = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts/serve.ts'), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } },
  );

it.each(['--port', 'PORT'])('listens on the port of %s, and says when it is in use', (way) => {
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/404.html'), '');
  writeFileSync(path.join(folder, 'dist/vercel.json'), '{"headers":[{"headers":[]}]}');
  const port = String((taken.address() as AddressInfo).port);
  const { status, stderr } =
    way === 'PORT' ? serve([], { PORT: port }) : serve([way, port], { PORT: '9000' });
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(status).toBe(1);
});

it('says that there is no release', () => {
  const { status, stderr } = serve([]);
  expect(stderr).toContain('The site cannot be served. There is no dist/vercel.json: build the site first');
  expect(status).toBe(1);
});
