#!/usr/bin/env node
// Starts the content check from one bundled file, which is made anew when its sources have changed:
// reading it takes a tenth of the time that reading and compiling some 200 modules takes.
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(project, 'node_modules/.cache/check-content');
const bundle = path.join(folder, 'bundle.cjs');
const sources = ['src/content-model', 'src/commands'].map((source) => path.join(project, source));

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
// Folders too: their time changes when a file in them is renamed or taken out.
const inFolder = (name) => readdirSync(name, { recursive: true }).map((file) => path.join(name, file));
const newest = Math.max(
  ...[...sources, ...sources.flatMap(inFolder), path.join(project, 'package-lock.json')].map(changed),
);

try {
  if (changed(bundle) <= newest) {
    const { build } = await import('esbuild');
    mkdirSync(folder, { recursive: true });
    // Under another name first: two checks may start at the same time.
    const unfinished = `${bundle}.${process.pid}`;
    await build({
      entryPoints: [path.join(project, 'src/commands/check-content.ts')],
      outfile: unfinished,
      bundle: true,
      minify: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'error',
    });
    renameSync(unfinished, bundle);
  }
  // A tree lives as long as its document is looked at: with more room for the young it is never copied.
  setFlagsFromString('--max-semi-space-size=64');
  setFlagsFromString('--semi-space-growth-factor=8');
  createRequire(import.meta.url)(bundle);
} catch (error) {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
}
