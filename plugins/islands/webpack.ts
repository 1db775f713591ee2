import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { bundleLoader } from './bundle-loader';
import { findIslandFiles } from './island-files';
import { CHUNKS_POLICY } from './protocol';

const SOURCE = 'src';

/** For browsers since 2021. */
const ECMASCRIPT = 2020;

/** Tells all bundles which islands there are, the renderer what to inline, and makes the one script for browsers. */
export async function configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage, reporter } = args;
  try {
    findIslandFiles(SOURCE);
  } catch (error) {
    // Gatsby would print an error with compiled code: only its sentence helps.
    reporter.panic((error as Error).message);
  }
  actions.setWebpackConfig({ plugins: [islandNames] });
  if (stage === 'build-html') {
    const loader = JSON.stringify(await bundleLoader());
    actions.setWebpackConfig({ plugins: [plugins.define({ ISLANDS_LOADER: loader })] });
  }
  if (stage === 'build-javascript') buildIslandsOnly(args);
}

/** A webpack plugin that tells island.tsx the names of the files. */
const islandNames = {
  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack;
    const readNames = () => JSON.stringify([...findIslandFiles(SOURCE).keys()].join(','));
    // `true`: read anew for each bundle, so that develop knows files that are added later. Watching the folder would
    // never end, since Gatsby writes src/gatsby-types.d.ts after each bundle.
    const names = DefinePlugin.runtimeValue(readNames, true);
    new DefinePlugin({ 'process.env.ISLAND_NAMES': names }).apply(compiler);
  },
};

/**
 * Replaces Gatsby's runtime in the production browser bundle with React and all islands, in one script: Gatsby writes
 * the tag of the entry `app` into every page, also into those that it does not render again. Emotion runs at build
 * time only: in the browser its JSX runtime is React's own.
 */
function buildIslandsOnly({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.entry = { app: entryOf([...findIslandFiles(SOURCE).values()]) };
  config.resolve.alias = {
    // Before Gatsby's own: webpack takes the first match.
    '@emotion/react/jsx-runtime$': 'react/jsx-runtime',
    // It only re-exports react-dom; named imports from react-dom drop its legacy API.
    'react-dom/client$': path.resolve('node_modules/react-dom/index.js'),
    ...config.resolve.alias,
  };
  config.optimization.runtimeChunk = false;
  // Only what is imported on demand is in a file of its own.
  config.optimization.splitChunks = false;
  // Lets webpack load chunks with Trusted Types.
  config.output.trustedTypes = { policyName: CHUNKS_POLICY };
  // Source maps are not released, and slow to write.
  config.devtool = false;
  // The licences are published in one file.
  // Warnings of libraries are for developers: they are longer than the code that gives them.
  const compress = { ecma: ECMASCRIPT, passes: 2, pure_getters: true, pure_funcs: ['console.warn'] };
  const output = { comments: false, preamble: '/*! Licenses: /licenses.txt */' };
  const terserOptions = { ecma: ECMASCRIPT, compress, output };
  config.optimization.minimizer = [plugins.minifyJs({ terserOptions, extractComments: false })];
  config.plugins.push(
    plugins.define({
      // See island.tsx.
      'process.env.ISLANDS_ONLY': '"true"',
      // React's hook for developer tools is not needed.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      ...typeofChecks('object', ['window', 'document', 'navigator', 'performance']),
      ...typeofChecks('function', ['Promise', 'queueMicrotask', 'MessageChannel']),
      ...typeofChecks('function', ['setTimeout', 'clearTimeout']),
      // Only Internet Explorer and Windows 8 apps have these.
      ...typeofChecks('undefined', ['MSApp', 'setImmediate']),
    }),
  );
  // setWebpackConfig would merge the entries, not replace them.
  actions.replaceWebpackConfig(config);
}

/** Lets the minifier drop what libraries do in browsers that the site does not support, and on servers. */
function typeofChecks(type: string, globals: string[]): Record<string, string> {
  return Object.fromEntries(globals.map((name) => [`typeof ${name}`, JSON.stringify(type)]));
}

/** @returns one module that imports all files: webpack can join them in one scope, which saves half a kilobyte */
function entryOf(files: string[]): string {
  const code = files.map((file) => `import ${JSON.stringify(path.resolve(file))};`).join('');
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
