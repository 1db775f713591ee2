#!/usr/bin/env node
// Bundles the content check and runs the bundle: tsx transforms each module at each start (scripts/bench.ts).
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

try {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('check-content.ts', import.meta.url))],
    bundle: true,
    // Loaded only where a version has a timestamp.
    external: ['pkijs', 'asn1js'],
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'error',
  });
  const module = { exports: {} };
  compileFunction(outputFiles[0].text, ['require', 'module'])(createRequire(import.meta.url), module);
  process.exitCode = await module.exports.checkContentFiles(process.argv.slice(2));
} catch (error) {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
}
