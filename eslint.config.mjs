import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FEATURES = ['faq', 'landing', 'legal', 'waitlist'];

const folders = (...names) => `^(\\.\\.?/)+(src/|plugins/)?(${names.join('|')})(/|$)`;

const PRIVATE_MODULES = [
  '^(gatsby|gatsby-cli)/(dist|lib)/',
  'Use the public API: Gatsby changes its private modules without notice.',
];
const NODE_ONLY = [
  folders('site-content', 'publish', 'scripts'),
  'src is what visitors get: the code that runs in Node is in plugins/ and scripts/.',
];
const ISLANDS_INSIDE = ['/plugins/islands/.', 'Import plugins/islands: its index is what features use.'];
const PAGES = [folders('pages', 'templates'), 'Pages and templates use features, never the other way round.'];
const FEATURE = [folders(...FEATURES), 'Only pages and templates use a feature.'];
const LAYOUT = [folders('layout'), 'Only pages and templates use the layout.'];
const SCRIPTS = [
  folders('scripts', 'e2e', 'tests'),
  'Scripts and tests use plugins, never the other way round.',
];
const CONTENT_INSIDE = [
  '/site-content/(?!fixtures/)',
  'Import plugins/site-content: its index is what other code uses.',
];
const VIEWS = [
  `/src/(${['pages', 'templates', 'layout', 'ui', ...FEATURES].join('|')})/`,
  'Plugins use src/shared and src/theme/tokens only.',
];

/**
 * Forbids imports by how they are written. ESLint takes the last rule that matches a file.
 *
 * @param files folders, or patterns of files
 * @param patterns pairs of a regular expression and the reason
 */
const imports = (files, ...patterns) => ({
  files: files.map((file) => (file.includes('*') ? file : `${file}/**`)),
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [PRIVATE_MODULES, ...patterns].map(([regex, message]) => ({ regex, message })) },
    ],
  },
});
/** As `imports`, but tests import what they need. */
const importsOfCode = (...args) => ({ ...imports(...args), ignores: ['**/*.test.*'] });

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
    files: ['src/**/*.tsx', 'plugins/**/*.tsx', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  { rules: imports([]).rules },
  imports(['src/pages', 'src/templates'], NODE_ONLY, ISLANDS_INSIDE),
  ...FEATURES.map((feature) =>
    imports([`src/${feature}`], NODE_ONLY, ISLANDS_INSIDE, PAGES, LAYOUT, [
      folders(...FEATURES.filter((other) => other !== feature)),
      'A feature does not use another feature.',
    ]),
  ),
  imports(['src/layout'], NODE_ONLY, ISLANDS_INSIDE, PAGES, FEATURE),
  importsOfCode(['src/ui', 'src/theme', 'src/shared'], NODE_ONLY, PAGES, FEATURE, LAYOUT, [
    folders('islands'),
    'The look and what is shared do not use islands.',
  ]),
  importsOfCode(['plugins/islands'], VIEWS, SCRIPTS, [
    folders('site-content'),
    'Islands do not use content.',
  ]),
  importsOfCode(['plugins/site-content'], VIEWS, SCRIPTS, [
    folders('publish', 'islands'),
    'Content does not use other plugins.',
  ]),
  importsOfCode(['plugins/publish'], VIEWS, SCRIPTS, CONTENT_INSIDE),
  importsOfCode(['scripts', 'e2e', 'tests', 'gatsby-*.ts'], CONTENT_INSIDE),
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
  {
    files: ['scripts/*.mjs', 'e2e/**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['jest.config.js'],
    languageOptions: { sourceType: 'commonjs', globals: { process: 'readonly', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
