/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import webpack, { type Configuration, type Stats } from 'webpack';
import { configureWebpack } from './webpack';

const DECISIVE = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'plugins/local/gatsby-node.ts'];

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'webpack-cache-'));
  process.chdir(folder);
  mkdirSync('plugins/local', { recursive: true });
  for (const file of [...DECISIVE, 'plugins/local/package.json', 'module.js']) writeFileSync(file, '{}');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const configOf = (stage: string): Configuration => {
  const config = {
    mode: 'production' as const,
    context: folder,
    entry: './module.js',
    cache: { type: 'filesystem' as const, cacheDirectory: path.join(folder, 'cache') },
    module: { rules: [] },
    plugins: [],
  } satisfies Configuration;
  const actions = { replaceWebpackConfig: () => undefined };
  configureWebpack({ stage, actions, getConfig: () => config } as unknown as CreateWebpackConfigArgs);
  return config;
};

/** Whether the module is compiled, and not taken from the cache of an earlier run. */
async function compiles(): Promise<boolean> {
  const compiler = webpack(configOf('build-html'));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const [module] = stats.compilation.modules;
  return Boolean(module && stats.compilation.builtModules.has(module));
}

it.each(DECISIVE)('keeps the cache until %s changes', async (file) => {
  expect(await compiles()).toBe(true);
  expect(await compiles()).toBe(false);
  writeFileSync(file, '{ "changed": 1 }');
  expect(await compiles()).toBe(true);
});

it('leaves the cache of gatsby develop to Gatsby', () => {
  expect(configOf('develop').plugins).toEqual([]);
});
