const { existsSync, readdirSync, readFileSync } = require('node:fs');

// In the time zone that is farthest from UTC, a mistake about time zones shows as another date.
process.env.TZ = 'Pacific/Kiritimati';

const MODULES = `${__dirname}/node_modules`;

/**
 * Whether a package consists of ES modules, like the packages for Markdown: Jest needs them transformed to
 * CommonJS.
 */
const isEsModule = (name) => {
  const manifest = `${MODULES}/${name}/package.json`;
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
};
const ES_MODULES = readdirSync(MODULES)
  .flatMap((name) =>
    name.startsWith('@') ? readdirSync(`${MODULES}/${name}`).map((inner) => `${name}/${inner}`) : name,
  )
  .filter(isEsModule);

const transform = { '\\.m?[jt]sx?$': '<rootDir>/tests/support/esbuild-transform.mjs' };

const node = {
  testEnvironment: 'node',
  restoreMocks: true,
  transform,
  // Jest transforms a package if it is an ES module, or is nested in one: the nested package may be one, too.
  transformIgnorePatterns: [`^(?!.*/node_modules/(${ES_MODULES.join('|')})/).*/node_modules/`],
};

/** @type {import('jest').Config} */
module.exports = {
  // This limit is for tests that hang. It is long, because a busy machine starts processes slowly.
  testTimeout: 120_000,
  // When the tests are done, Node frees the memory of all of them. On a busy machine, that takes a worker
  // longer than the half second after which Jest would warn of tests that leak.
  workerGracefulExitTimeout: 10_000,
  maxWorkers: '100%',
  // Each project names its roots, or else Jest would look into packages, caches and built sites too.
  projects: [
    {
      ...node,
      displayName: 'node',
      testMatch: [
        '<rootDir>/plugins/!(islands)/**/*.test.{ts,tsx}',
        '<rootDir>/{config,e2e,scripts,tests/{project,support,workflows}}/**/*.test.{ts,tsx}',
      ],
      roots: ['config', 'e2e', 'plugins', 'scripts', 'tests'].map((folder) => `<rootDir>/${folder}`),
    },
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      restoreMocks: true,
      transform,
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/plugins/islands/**/*.test.{ts,tsx}'],
      roots: ['<rootDir>/src', '<rootDir>/plugins'],
      moduleNameMapper: {
        '\\.woff2$': '<rootDir>/tests/support/font-stub.ts',
        '^gatsby$': '<rootDir>/tests/support/gatsby-stub.ts',
      },
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tests/support/setup-browser-tests.ts'],
    },
    {
      // These look at the built site in `public`, or in the folder that `SITE_FOLDER` names.
      ...node,
      displayName: 'site',
      testMatch: ['<rootDir>/tests/site/*.test.ts'],
      roots: ['<rootDir>/tests/site'],
    },
  ],
};
