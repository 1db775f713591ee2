import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FEATURES = ['faq', 'landing', 'legal', 'waitlist'];

/** Forbids imports by how they are written, with the reason. */
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});
const folders = (...names) => `^(\\.\\./)+(src/)?(${names.join('|')})(/|$)`;

const NODE_ONLY = [
  folders('content-model', 'publish', 'commands', 'page-weight', 'site-check', 'spelling'),
  'Only gatsby-node, gatsby-config and commands run in Node.',
];
const PAGES = [
  folders('pages', 'templates'),
  'Imports point one way: pages use features, never the other way round.',
];
const FEATURE = [folders(...FEATURES), 'A feature is used by pages and templates only.'];
const LAYOUT = [folders('layout'), 'Layout is used by pages and templates only.'];

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.test-site/',
      'dist/',
      'dist-*/',
      'public/',
      'node_modules/',
      'test-results/',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      // `_name` is how an argument says that it is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  { files: ['src/pages/**', 'src/templates/**'], rules: forbid(NODE_ONLY) },
  ...FEATURES.map((feature) => ({
    files: [`src/${feature}/**`],
    rules: forbid(NODE_ONLY, PAGES, LAYOUT, [
      folders(...FEATURES.filter((other) => other !== feature)),
      'A feature does not know another feature.',
    ]),
  })),
  { files: ['src/layout/**'], rules: forbid(NODE_ONLY, PAGES, FEATURE) },
  {
    files: ['src/ui/**', 'src/theme/**'],
    rules: forbid(NODE_ONLY, PAGES, FEATURE, LAYOUT, [
      folders('islands'),
      'The look knows nothing of islands.',
    ]),
  },
  {
    files: ['src/islands/**'],
    ignores: ['src/islands/entries/*.ts'],
    rules: forbid(NODE_ONLY, PAGES, FEATURE, LAYOUT),
  },
  {
    // In the production browser there is no Gatsby runtime.
    files: ['src/**/*.tsx'],
    ignores: ['src/pages/**', 'src/templates/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name=/^(Link|useStaticQuery|navigate|Script|Slice)$/]',
          message: 'Gatsby’s runtime is not in the browser bundle: use a plain link, or the page’s query.',
        },
      ],
    },
  },
  { files: ['jest.config.js'], languageOptions: { globals: { module: 'writable', process: 'readonly' } } },
  {
    files: ['src/commands/*.mjs', 'scripts/*.mjs', 'e2e/**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
