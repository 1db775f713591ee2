import path from 'node:path';
import { build } from 'esbuild';

/** Gatsby finds local plugins in this folder of the project, and compiles them to another: `__dirname` would be that. */
const PLUGIN = path.resolve('plugins/islands');

/**
 * @returns the inline script that loads the script of the islands (loader.ts), minified; the same text for the same code
 * @throws Error when the loader, or what it imports, is no valid code
 */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import { loadIslands } from './loader'; loadIslands();`, resolveDir: PLUGIN },
    bundle: true,
    minify: true,
    // Otherwise everything in the script would be global.
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    write: false,
  });
  const script = outputFiles[0]?.text.trim();
  if (!script) throw new Error('esbuild made no script of plugins/islands/loader.ts.');
  return script;
}
