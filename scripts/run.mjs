// Runs a script in TypeScript: `node scripts/run.mjs build` runs build.ts of this folder, as npm does. It is bundled with
// its packages first, which starts it sooner than a loader of modules does (bench.ts measures the content check).
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

const [name, ...args] = process.argv.slice(2);
const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const { outputFiles } = await build({
  entryPoints: [script],
  bundle: true,
  // A program, and packages that are slow to load and used where a version has a timestamp.
  external: ['esbuild', 'pkijs', 'asn1js'],
  platform: 'node',
  target: 'node20',
  write: false,
  logLevel: 'error',
});
process.argv = [process.execPath, script, ...args];
const module = { exports: {} };
const require = Object.assign(createRequire(script), { main: module });
compileFunction(outputFiles[0].text, ['require', 'module'], { filename: script })(require, module);
