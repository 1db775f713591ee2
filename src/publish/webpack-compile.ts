import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { BROWSERS } from '../islands/browsers';

const NO_QUERIES = path.resolve('src/publish/no-queries.ts');

const OPTIONS = { target: BROWSERS, jsx: 'automatic', minifySyntax: true };

/**
 * In production, compiles with esbuild instead of Babel, which takes many times as long and rewrites for
 * browsers older than ours. Babel also takes the queries out of what renders pages; Gatsby has read
 * them by then, so there it is enough that the tag before them does nothing.
 */
export function compileByEsbuild({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  const rendersPages = stage === 'build-html';
  const rule = { exclude: /node_modules/, loader: 'esbuild-loader' };
  config.module.rules = [
    ...config.module.rules.filter(
      ({ test, use }: RuleSetRule) => !(use && test instanceof RegExp && test.test('.tsx')),
    ),
    // Some functions are written into pages as they are.
    { ...rule, test: /\.tsx?$/, options: { ...OPTIONS, minifyWhitespace: rendersPages } },
    // Gatsby's own, with its comments: they name chunks, by which it knows whose pages have changed.
    { ...rule, test: /\.js$/, options: { ...OPTIONS, loader: 'jsx' } },
    ...(rendersPages ? [{ test: /\.tsx?$/, resolve: { alias: { gatsby$: NO_QUERIES } } }] : []),
  ];
  actions.replaceWebpackConfig(config);
}
