import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration } from 'webpack';
import { BuildError } from '../shared/gatsby/build-error';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { bundleInlineScript, ECMASCRIPT, PLUGIN_FOLDER } from './bundle-inline-script';
import { TRUSTED_TYPES_POLICY } from './dom-names';
import { findIslandFiles } from './island-files';
import type { IslandsOptions } from './options';

const SOURCE_FOLDER = 'src';

/** Finds the packages of the site. Gatsby compiles plugins, and then `require.resolve` doesn't exist. */
const siteRequire = createRequire(path.resolve('package.json'));

/**
 * Configures each of Gatsby's bundles: all of them get the names of the islands, the renderer gets
 * the inline loader, and browsers get one script with the islands instead of Gatsby's runtime.
 */
export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  options: IslandsOptions,
): Promise<void> {
  const { actions, plugins, stage, reporter } = args;
  const { onDemand = [] } = options;
  await panicOnError(reporter, () => checkNamesOnDemand(onDemand));
  actions.setWebpackConfig({ plugins: [defineIslandNames] });
  if (stage === 'build-html') {
    const loader = JSON.stringify(await bundleInlineScript());
    actions.setWebpackConfig({ plugins: [plugins.define({ ISLANDS_LOADER: loader })] });
  }
  if (stage === 'build-javascript') {
    const entry = entryOf(findIslandFiles(SOURCE_FOLDER), onDemand);
    replaceBrowserBundle(args, entry, options);
  }
}

function checkNamesOnDemand(onDemand: readonly string[]): void {
  const islandNames = [...findIslandFiles(SOURCE_FOLDER).keys()];
  for (const name of onDemand) {
    if (islandNames.includes(name)) continue;
    throw new BuildError(
      `The option onDemand of plugins/islands names the island "${name}", but ${SOURCE_FOLDER} has no file ${name}.island.ts. Correct the name there. The islands are ${islandNames.join(', ')}.`,
    );
  }
}

/** island.tsx compares the name of an island with the names of files, which this webpack plugin defines. */
const defineIslandNames = {
  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack;
    const readNames = () => JSON.stringify([...findIslandFiles(SOURCE_FOLDER).keys()]);
    // `true` makes webpack read the names again for each bundle, so that `gatsby develop` knows
    // files that are added later. Watching the folder instead would never end, because Gatsby
    // writes its types into it after each bundle.
    const names = DefinePlugin.runtimeValue(readNames, true);
    new DefinePlugin({ ISLAND_NAMES: names }).apply(compiler);
  },
};

/**
 * Replaces the production bundle for browsers with one script: React and the islands. The entry
 * keeps the name `app`, because Gatsby writes a script tag for that entry into every page, also
 * into pages that it doesn't render again.
 */
function replaceBrowserBundle(
  { actions, getConfig, plugins }: CreateWebpackConfigArgs,
  entry: string,
  { errorMessage, alias = {}, banner }: IslandsOptions,
): void {
  const config: Configuration = getConfig();
  config.entry = { app: entry };
  config.resolve = {
    ...config.resolve,
    alias: {
      // webpack takes the first alias that matches, so the site's aliases and ours come before Gatsby's.
      ...alias,
      // react-dom/client only re-exports react-dom. Importing that by name lets webpack drop its
      // legacy API. It is a path, because webpack replaces no module by a name of the same package.
      'react-dom/client$': siteRequire.resolve('react-dom'),
      // webpack's type also allows a list of aliases, which Gatsby doesn't use.
      ...(config.resolve?.alias as Record<string, string> | undefined),
    },
  };
  config.optimization = {
    ...config.optimization,
    runtimeChunk: false,
    // Without further splitting, only what is imported on demand gets a separate file.
    splitChunks: false,
    minimizer: [plugins.minifyJs({ terserOptions: terserOptions(banner), extractComments: false })],
  };
  config.output = { ...config.output, trustedTypes: { policyName: TRUSTED_TYPES_POLICY } };
  // Writing source maps takes long, and they aren't published.
  config.devtool = false;
  const message = { ISLAND_ERROR_MESSAGE: JSON.stringify(errorMessage) };
  const definitions = plugins.define({ ...DEFINITIONS, ...TYPES_OF_GLOBALS, ...message });
  config.plugins = [...(config.plugins ?? []), definitions];
  // setWebpackConfig would add the entry to Gatsby's, and not replace it.
  actions.replaceWebpackConfig(config);
}

const terserOptions = (banner: string | undefined) => ({
  ecma: ECMASCRIPT,
  compress: {
    ecma: ECMASCRIPT,
    passes: 2,
    pure_getters: true,
    // Libraries warn developers, in texts that are longer than the code around them.
    pure_funcs: ['console.warn'],
  },
  output: { comments: false, ...(banner !== undefined && { preamble: `/*! ${banner} */` }) },
});

const DEFINITIONS = {
  // island.tsx then hydrates islands and renders nothing.
  ISLANDS_ONLY: 'true',
  // React would look for the developer tools of the browser.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/**
 * Libraries look for these globals with `typeof`. Once webpack has put in the answers, terser drops code
 * for servers and for browsers that aren't in `browserslist`.
 */
const TYPES_OF_GLOBALS = Object.fromEntries(
  Object.entries({
    window: 'object',
    document: 'object',
    navigator: 'object',
    performance: 'object',
    Promise: 'function',
    MessageChannel: 'function',
    queueMicrotask: 'function',
    setTimeout: 'function',
    clearTimeout: 'function',
    // Only Internet Explorer and apps of Windows 8 have these two.
    setImmediate: 'undefined',
    MSApp: 'undefined',
  }).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
);

/** @returns the entry that imports all islands, as a `data:` URL, because it is generated */
function entryOf(files: Map<string, string>, onDemand: readonly string[]): string {
  const lines = [
    `import { loadOnDemand } from ${JSON.stringify(path.join(PLUGIN_FOLDER, 'load-on-demand.ts'))};`,
  ];
  for (const [name, file] of files) {
    const module = JSON.stringify(path.resolve(file));
    if (onDemand.includes(name)) {
      lines.push(`loadOnDemand('${name}', () => import(/* webpackChunkName: "${name}" */ ${module}));`);
    } else {
      lines.push(`import ${module};`);
    }
  }
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
