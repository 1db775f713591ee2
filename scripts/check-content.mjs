#!/usr/bin/env node
// Bundles the content check to one file and runs it: loading its 200 modules one by one takes a second longer.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  const { build } = await import('esbuild');
  // A unique name: two checks may run at the same time.
  const outfile = path.join(PROJECT, `node_modules/.cache/check-content-${process.pid}.cjs`);
  await build({
    absWorkingDir: PROJECT,
    entryPoints: ['scripts/check-content.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  createRequire(import.meta.url)(outfile);
  process.on('exit', () => rmSync(outfile));
} catch (error) {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
}
