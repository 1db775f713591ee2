import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';

/** Gatsby's own parts, as they stand in the version that package.json pins. */
const PARTS = 'gatsby/dist/';

// From the site's folder: this file is compiled into it.
const load = createRequire(path.resolve('gatsby-build.js'));

/**
 * Runs `gatsby build` in this process alone. By itself, Gatsby starts one to compile settings, which are
 * compiled already, and one to render pages, which loads all of Gatsby and makes the schema once more:
 * a third of a small build.
 */
function buildInOneProcess(): void {
  Object.assign(process.env, { NODE_ENV: 'production', gatsby_executing_command: 'build' });
  replace('utils/parcel/compile-gatsby-files', {
    compileGatsbyFiles: async () => {},
    COMPILED_CACHE_DIR: '.cache/compiled',
    getResolvedFieldsForPlugin: () => ({}),
    findCompiledLocalPluginModule: () => undefined,
  });
  replace('utils/worker/pool', { create: () => poolOfNone });
  // It runs webpack for functions on Gatsby's own host, of which the site has none.
  replace('internal-plugins/functions/gatsby-node', { onPreBootstrap: async () => {} });
  lookForQueriesInTheSiteOnly();
  keepWhatWebpackMade();
  const report = load('gatsby-cli/lib/reporter');
  const sitePackageJson = load(path.resolve('package.json'));
  const { browserslist } = sitePackageJson;
  report.setVerbose(false);
  load(`${PARTS}commands/build`)({
    directory: process.cwd(),
    sitePackageJson,
    browserslist,
    report,
    verbose: false,
  }).then(
    () => process.exit(0),
    (error: Error) => report.panic(error),
  );
}

/** Gatsby also parses its own polyfills and all plugins: packages have no queries of pages. */
function lookForQueriesInTheSiteOnly(): void {
  const { prototype } = load(`${PARTS}query/file-parser`).default;
  const { parseFiles } = prototype;
  prototype.parseFiles = function (files: string[], ...rest: unknown[]) {
    const ours = files.filter((file) => !file.includes('/node_modules/'));
    return parseFiles.call(this, ours, ...rest);
  };
}

/** What webpack was asked for in the build before, and the hashes by which Gatsby knows which pages it changed. */
interface MadeByWebpack {
  /** The templates that pages have, and the addresses that they stand for. */
  templates: string;
  scripts: string;
  pages: unknown;
}

const MADE_BY_WEBPACK = '.cache/made-by-webpack.json';
/** What Gatsby writes for webpack by what pages there are: content can change it. */
const TEMPLATES = ['.cache/async-requires.js', '.cache/match-paths.json'];

/**
 * Where only content has changed since the build before, all that webpack made then still stands: it is
 * not run, and neither it nor the tools that it would use are loaded.
 */
function keepWhatWebpackMade(): void {
  const before: Partial<MadeByWebpack> =
    process.env['PROGRAM_UNCHANGED'] && existsSync(MADE_BY_WEBPACK)
      ? JSON.parse(readFileSync(MADE_BY_WEBPACK, 'utf8'))
      : {};
  const made: Partial<MadeByWebpack> = {};
  const isKnown = () => made.templates === before.templates;

  replace('utils/webpack.config', loadedWhenCalled('utils/webpack.config'));
  const scripts = load(`${PARTS}commands/build-javascript`);
  const pages = load(`${PARTS}commands/build-html`);
  const hashes = load(`${PARTS}utils/webpack/get-ssr-chunk-hashes`);
  const { buildProductionBundle } = scripts;
  const { buildRenderer } = pages;
  const { getSSRChunkHashes } = hashes;

  scripts.buildProductionBundle = async (...args: unknown[]) => {
    made.templates = TEMPLATES.map((file) => readFileSync(file, 'utf8')).join('');
    if (isKnown()) return { stats: { hash: before.scripts, hasWarnings: () => false }, close };
    const bundle = await buildProductionBundle(...args);
    made.scripts = bundle.stats.hash;
    return bundle;
  };
  pages.buildRenderer = (...args: unknown[]) => (isKnown() ? { stats: {}, close } : buildRenderer(...args));
  hashes.getSSRChunkHashes = (args: object) => {
    if (isKnown()) return before.pages;
    made.pages = getSSRChunkHashes(args);
    writeFileSync(MADE_BY_WEBPACK, JSON.stringify(made));
    return made.pages;
  };
}

const close = async () => {};

/** A part that is one function, loaded as late as that. */
function loadedWhenCalled(part: string): (...args: unknown[]) => unknown {
  return (...args) => {
    load.cache[load.resolve(PARTS + part)] = undefined;
    return load(PARTS + part)(...args);
  };
}

/** Gives Gatsby something else where it asks for one of its parts. */
function replace(part: string, exports: object): void {
  const file = load.resolve(PARTS + part);
  load.cache[file] = Object.assign(new Module(file), { exports, loaded: true });
}

type Render = (pages: object) => Promise<unknown>;
let rendered: Promise<unknown> = Promise.resolve();

/** What Gatsby tells its workers to do: nothing but to render pages, one lot after the other. */
const poolOfNone = {
  all: { loadConfigAndPlugins() {}, buildSchema() {} },
  single: {
    renderHTMLProd(pages: object) {
      const render: Render = load(`${PARTS}utils/worker/child/render-html`).renderHTMLProd;
      return (rendered = rendered.then(() => render(pages)));
    },
  },
  end: () => [],
};

buildInOneProcess();
