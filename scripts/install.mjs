#!/usr/bin/env node
// Installs the packages where they are missing or older than the lockfile. It imports Node's own modules
// only, because it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @param range one of the ranges in `engines`: `^20.19` or `>=24` */
function includesThisNode(range) {
  const [lowestMajor = 0, lowestMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number);
  if (major === lowestMajor) return minor >= lowestMinor;
  return range.startsWith('>=') && major > lowestMajor;
}

if (!engines.node.split(' || ').some(includesThisNode)) {
  console.error(
    `The site needs Node ${engines.node}, and this is ${process.versions.node}: install a newer one from nodejs.org and try again.`,
  );
  process.exit(1);
}

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this file last, so an interrupted installation counts as none.
if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) {
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
