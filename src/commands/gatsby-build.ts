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
