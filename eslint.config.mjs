import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ZONES } from './eslint/import-zones.mjs';
import { RULES_FOR_STYLES } from './eslint/style-rules.mjs';

/** The folders of built files: the lines of .gitignore that end with a slash. */
const BUILT_FOLDERS = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'));

/** Prettier wraps code at this width, and leaves comments as they are. */
const { printWidth } = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json'];

const PRIVATE_MODULES_OF_GATSBY = {
  group: ['gatsby/dist/**', 'gatsby-cli/lib/**'],
  message: 'Use the public API: Gatsby changes its private modules without notice.',
};

/** Browsers get Gatsby's runtime only in `gatsby develop` (docs/decisions/002-islands.md). */
const RUNTIME_OF_GATSBY = {
  name: 'gatsby',
  importNames: ['Link', 'Script', 'Slice', 'navigate', 'useStaticQuery'],
  message: 'Published pages have no runtime of Gatsby: use a plain link, or the query of the page.',
};

/**
 * The order of imports: Node, packages, plugins, parent folders from the outermost on, and the same folder.
 * `eslint --fix` sorts them.
 */
const IMPORT_ORDER = {
  groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
  pathGroups: [{ pattern: '{..,../..,../../..}/plugins/**', group: 'parent', position: 'before' }],
  pathGroupsExcludedImportTypes: [],
  alphabetize: { order: 'asc', caseInsensitive: true },
};

/**
 * `x = y`, `x += y` and `x++` are statements, or steps of a `for` loop, and never parts of another
 * expression.
 */
const ASSIGNMENT_IN_EXPRESSION = {
  selector: ':not(ExpressionStatement, ForStatement) > :matches(AssignmentExpression, UpdateExpression)',
  message: 'Write the assignment as a statement of its own.',
};

const NODE_GLOBALS = ['Buffer', '__dirname', '__filename', 'global', 'process', 'require', 'setImmediate'];

const JEST_GLOBALS = [
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
  'describe',
  'expect',
  'it',
  'jest',
  'test',
];

const MISSING_IN_BROWSERS = [...NODE_GLOBALS, ...JEST_GLOBALS].map((name) => ({
  name,
  message: 'Browsers lack it: this is what visitors get.',
}));

export default defineConfig(
  { ignores: [...BUILT_FOLDERS, 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      // Imports go down, by the ways that ZONES names, and never in circles.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: ZONES }],
      'no-restricted-imports': [
        'error',
        { paths: [RUNTIME_OF_GATSBY], patterns: [PRIVATE_MODULES_OF_GATSBY] },
      ],

      // Imports look the same in every file, and say what is only a type.
      'import-x/order': ['error', IMPORT_ORDER],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],

      // One statement does one thing, so that it is read once.
      curly: ['error', 'multi-line'],
      'max-depth': 'error',
      'max-statements-per-line': 'error',
      'no-else-return': 'error',
      'no-lonely-if': 'error',
      'no-nested-ternary': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ASSIGNMENT_IN_EXPRESSION, ...RULES_FOR_STYLES],
      'no-sequences': ['error', { allowInParentheses: false }],
      'no-unneeded-ternary': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',

      // These are usually mistakes, which neither TypeScript nor the presets find.
      'array-callback-return': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-shadow': 'error',

      // Prettier wraps code, but not comments.
      'max-len': [
        'error',
        { code: Infinity, comments: printWidth, ignoreUrls: true, ignorePattern: 'eslint-disable' },
      ],

      // The preset also refuses what is clear: numbers and missing values in texts, a short arrow function
      // that calls a function without a result, and `_name` for what has to be named and isn't used.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: false, allowBoolean: false, allowRegExp: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Mocks and matchers of Jest, and pages in a browser, have values of any type.
    files: ['**/*.test.{ts,tsx}', '{e2e,tests}/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Jest has two names for a test. Nobody imports a test (ZONES), so none is in a circle.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'test', message: 'Write `it`.' }],
      'import-x/no-cycle': 'off',
    },
  },
  {
    // Like functions of Gatsby, these have a type parameter for what they return: it is a deliberate cast.
    files: [
      'plugins/shared/{gatsby/typed-options,gatsby/resolvers,fixtures/stub}.ts',
      'plugins/legal-record/fixtures/gatsby.ts',
    ],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
  {
    // asn1js declares the parts of a sequence as sequences, but accepts parts of any type.
    files: ['plugins/legal-record/fixtures/authority.ts'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    // In Gatsby's types, `getConfig` and the loaders and plugins of webpack are functions that return `any`.
    files: ['plugins/islands/configure-webpack.ts', 'plugins/publish/emit-fonts.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    // Only these files have components, and the rules are slow.
    files: ['src/**', 'plugins/islands/**', 'plugins/**/*.tsx', 'gatsby-*.tsx'],
    plugins: { react, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react/jsx-key': 'error',
      'react-hooks/exhaustive-deps': ['warn', { additionalHooks: '^useIsomorphicLayoutEffect$' }],
    },
  },
  {
    files: ['src/**/*.tsx', 'plugins/**/*.tsx', 'gatsby-*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    // One tsconfig serves the whole project, so these files have the types of Node and of Jest, too.
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-nodejs-modules': 'error',
      'no-restricted-globals': ['error', ...MISSING_IN_BROWSERS],
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
