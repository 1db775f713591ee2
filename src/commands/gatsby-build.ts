import path from 'node:path';
import { loadFromSite, loadPart, replacePart } from './gatsby-parts';
import { keepWhatWebpackMade } from './made-by-webpack';

/**
 * Runs `gatsby build` in this process alone. By itself, Gatsby starts one to compile settings, which are
 * compiled already, and one to render pages, which loads all of Gatsby and makes the schema once more:
 * a third of a small build.
 */
function buildInOneProcess(): void {
  Object.assign(process.env, { NODE_ENV: 'production', gatsby_executing_command: 'build' });
  replacePart('utils/parcel/compile-gatsby-files', {
    compileGatsbyFiles: async () => {},
    COMPILED_CACHE_DIR: '.cache/compiled',
    getResolvedFieldsForPlugin: () => ({}),
    findCompiledLocalPluginModule: () => undefined,
  });
  replacePart('utils/worker/pool', { create: () => poolOfNone });
  // It runs webpack for functions on Gatsby's own host, of which the site has none.
  replacePart('internal-plugins/functions/gatsby-node', { onPreBootstrap: async () => {} });
  // An adapter would be looked for on the internet and installed; the site brings its own files for hosts.
  replacePart('utils/adapter/init', { getAdapterInit: async () => undefined });
  // Types follow the schema, and that the program.
  if (process.env['PROGRAM_UNCHANGED']) {
    loadPart('utils/graphql-typegen/ts-codegen').writeTypeScriptTypes = async () => {};
  }
  lookForQueriesInTheSiteOnly();
  keepWhatWebpackMade();
  const report = loadFromSite('gatsby-cli/lib/reporter');
  const sitePackageJson = loadFromSite(path.resolve('package.json'));
  const { browserslist } = sitePackageJson;
  report.setVerbose(false);
  loadPart('commands/build')({
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
  const { prototype } = loadPart('query/file-parser').default;
  const { parseFiles } = prototype;
  prototype.parseFiles = function (files: string[], ...rest: unknown[]) {
    const ours = files.filter((file) => !/[\\/]node_modules[\\/]/.test(file));
    return parseFiles.call(this, ours, ...rest);
  };
}

type Render = (pages: object) => Promise<unknown>;
let rendered: Promise<unknown> = Promise.resolve();

/** What Gatsby tells its workers to do: nothing but to render pages, one lot after the other. */
const poolOfNone = {
  all: { loadConfigAndPlugins() {}, buildSchema() {} },
  single: {
    renderHTMLProd(pages: object) {
      const render: Render = loadPart('utils/worker/child/render-html').renderHTMLProd;
      return (rendered = rendered.then(() => render(pages)));
    },
  },
  end: () => [],
};

buildInOneProcess();
