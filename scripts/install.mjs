#!/usr/bin/env node
// Installs the packages where they are missing or older than the lockfile. Node's own modules only:
// it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const NEEDED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node ${NEEDED.join('.')} or newer is needed, and this is Node ${process.versions.node}: install it from nodejs.org and try again.`,
  );
  process.exit(1);
}

const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this file last, so an interrupted installation counts as none.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see the messages of npm above.');
    process.exit(1);
  }
}
