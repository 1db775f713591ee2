import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markProcess, markStart, markSuccess } from './build-marker';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-marker-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

it('reports no interruption after a build that succeeded', () => {
  expect(markStart()).toBe(false);
  markSuccess();
  expect(markStart()).toBe(false);
});

it('reports an interruption after a build that was killed', () => {
  writeFileSync('.build-running', String(endedProcess()));
  expect(markStart()).toBe(true);
});

it('refuses a second build while the first one runs', () => {
  markStart();
  expect(() => markStart()).toThrow(
    `Another build is running in this folder (process ${process.pid}): wait until it has ended.`,
  );
});

it('refuses a build while a process of a killed build still runs', () => {
  markStart();
  const survivor = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });
  try {
    markProcess(Number(survivor.pid));
    writeFileSync('.build-running', `${endedProcess()} ${survivor.pid}`);
    expect(() => markStart()).toThrow(`(process ${survivor.pid})`);
  } finally {
    survivor.kill();
  }
});
