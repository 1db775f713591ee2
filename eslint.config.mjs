import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders in .gitignore, which end with a slash. */
const BUILT = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'));

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

const NO_PLUGIN = [folders('publish', 'islands'), 'Content does not use other plugins.'];
/** Folders of plugins/site-content; `check` comes last and may use all. */
const CONTENT_LAYERS = ['parse', 'compile', 'legal-record', 'check'];

/** Forbids imports by how they are written, with the reason. ESLint takes the last rule that matches a file. */
const imports = (files, ...patterns) => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [PRIVATE_MODULES, ...patterns].map(([regex, message]) => ({ regex, message })) },
    ],
  },
});
/** The files of a folder but the tests, which import what they test with. */
const codeOf = (folder) => `${folder}/**/!(*.test).{ts,tsx,mjs}`;

export default tseslint.config(
  { ignores: [...BUILT, 'src/gatsby-types.d.ts'] },
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
  { rules: imports('').rules },
  imports('src/{pages,templates}/**', NODE_ONLY, ISLANDS_INSIDE),
  ...FEATURES.map((feature) =>
    imports(`src/${feature}/**`, NODE_ONLY, ISLANDS_INSIDE, PAGES, LAYOUT, [
      folders(...FEATURES.filter((other) => other !== feature)),
      'A feature does not use another feature.',
    ]),
  ),
  imports('src/layout/**', NODE_ONLY, ISLANDS_INSIDE, PAGES, FEATURE),
  imports(codeOf('src/{ui,theme,shared}'), NODE_ONLY, ISLANDS_INSIDE, PAGES, FEATURE, LAYOUT),
  imports(codeOf('plugins/islands'), VIEWS, SCRIPTS, [
    folders('site-content'),
    'Islands do not use content.',
  ]),
  imports(codeOf('plugins/site-content'), VIEWS, SCRIPTS, NO_PLUGIN),
  ...CONTENT_LAYERS.slice(0, -1).map((layer, level) =>
    imports(`plugins/site-content/${layer}/{,difference/}!(*.test).ts`, VIEWS, SCRIPTS, NO_PLUGIN, [
      `^(\\.\\./)+(${CONTENT_LAYERS.slice(level + 1).join('|')})/`,
      `In plugins/site-content, ${CONTENT_LAYERS.join(' ← ')}: each layer uses those before it only.`,
    ]),
  ),
  imports(codeOf('plugins/publish'), VIEWS, SCRIPTS, CONTENT_INSIDE),
  imports(codeOf('{scripts,e2e,tests}'), CONTENT_INSIDE),
  imports('gatsby-*.ts', CONTENT_INSIDE),
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
