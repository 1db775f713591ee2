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

const NODE_ONLY = '<rootDir>/src/(content-model|publish|commands|page-weight|site-check|spelling)/';

const modulePathIgnorePatterns = ['<rootDir>/(.cache|.test-site|dist|public)/'];

module.exports = {
  // Many tests start processes, which takes long on a busy machine; a hook has no more than a test.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/{content-model,publish,commands,page-weight,site-check,spelling}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      transform,
      modulePathIgnorePatterns,
      transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')}))`],
    },
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [NODE_ONLY],
      transform,
      modulePathIgnorePatterns,
      moduleNameMapper: { '\\.woff2$': '<rootDir>/src/theme/font-stub.ts' },
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
  ],
};
