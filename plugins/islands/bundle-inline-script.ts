import path from 'node:path';
import { build } from 'esbuild';

/**
 * The source of this plugin: Gatsby looks for local plugins in `plugins/` of the project. `__dirname`
 * would be the folder that Gatsby compiles the plugin into, from which esbuild can't bundle.
 */
export const PLUGIN_FOLDER = path.resolve('plugins/islands');

/** All browsers of package.json's `browserslist` know this version. */
export const ECMASCRIPT = 2020;

/**
 * Bundles and minifies load-islands.ts for an inline script. The same code gives the same text, so that its
 * hash in the Content-Security-Policy stays.
 *
 * @throws Error when the loader, or a module that it imports, has a syntax error
 */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { loadIslands } from './load-islands'; loadIslands();`,
      resolveDir: PLUGIN_FOLDER,
    },
    bundle: true,
    minify: true,
    // A function around the script keeps its variables from becoming global.
    format: 'iife',
    target: `es${ECMASCRIPT}`,
    legalComments: 'none',
    write: false,
  });
  const script = outputFiles[0]?.text.trim();
  if (!script) throw new Error('esbuild made no script of plugins/islands/load-islands.ts.');
  return script;
}
