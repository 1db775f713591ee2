import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { lockBuild } from './build-lock';

const REFUSED = 'Another build is running in this folder: wait until it has ended.';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'build-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const { outputFiles } = buildSync({
  entryPoints: ['scripts/build-lock.ts'],
  bundle: true,
  platform: 'node',
  write: false,
});

/** Starts a process that takes the lock and keeps it; its first line says how that went. */
async function contend() {
  const code = `${outputFiles[0]?.text}
module.exports.lockBuild('.').then(() => console.log('locked'), (error) => console.log(error.message));
setTimeout(() => {}, 600_000);`;
  const child = spawn(process.execPath, ['-e', code], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { line, kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

it('lets exactly one of the builds run that start at the same moment', async () => {
  const builds = await Promise.all(Array.from({ length: 4 }, contend));
  expect(builds.map(({ line }) => line).sort()).toEqual([REFUSED, REFUSED, REFUSED, 'locked']);
  await Promise.all(builds.map(({ kill }) => kill()));
});

it('lets the next build run as soon as one is killed', async () => {
  const killed = await contend();
  await expect(lockBuild(folder)).rejects.toThrow(REFUSED);
  await killed.kill();
  const next = await contend();
  expect(next.line).toBe('locked');
  await next.kill();
});

it('lets builds of two folders run at the same time', async () => {
  const build = await contend();
  const other = mkdtempSync(path.join(os.tmpdir(), 'build-lock-'));
  await expect(lockBuild(other)).resolves.toBeUndefined();
  rmSync(other, { recursive: true });
  await build.kill();
});
