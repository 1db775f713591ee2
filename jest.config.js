/** @type {import('jest').Config} */

// As far from UTC as there is: a date that slips by a day shows.
process.env.TZ = 'Pacific/Kiritimati';

// The Markdown packages are ES modules, which Jest reads only after Babel has been over them.
const ES_MODULES = [
  'array-iterate',
  'bail',
  'ccount',
  'character-',
  'comma-',
  'decode-named',
  'devlop',
  'escape-string',
  'estree-',
  'github-slugger',
  'hast',
  'html-void',
  'is-',
  'longest-streak',
  'markdown-table',
  'mdast',
  'micromark',
  'nlcst',
  'parse-',
  'property-information',
  'rehype',
  'remark',
  'retext',
  'space-separated',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unherit',
  'unified',
  'unist',
  'vfile',
  'web-namespaces',
  'zwitch',
];

const transform = {
  '\\.m?[jt]sx?$': [
    'babel-jest',
    {
      babelrc: false,
      configFile: false,
      presets: [
        ['babel-preset-gatsby', { reactRuntime: 'automatic', reactImportSource: '@emotion/react' }],
        '@babel/preset-typescript',
      ],
    },
  ],
};

// Jest looks for tests and modules nowhere else: not in packages, caches and built sites.
const roots = ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts', '<rootDir>/tests'];

module.exports = {
  // For tests that hang; a busy machine starts processes slowly.
  testTimeout: 120_000,
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{plugins/site-content,plugins/publish,scripts,tests/project,tests/programs}/**/*.test.ts',
      ],
      transform,
      roots,
      transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')}))`],
    },
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{src,plugins/islands}/**/*.test.{ts,tsx}'],
      transform,
      roots,
      moduleNameMapper: { '\\.woff2$': '<rootDir>/tests/font-stub.ts' },
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
  ],
};
