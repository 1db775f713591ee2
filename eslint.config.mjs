import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of built files: the lines of .gitignore that end with a slash. */
const BUILT_FOLDERS = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'));

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json'];

const FEATURES = ['faq', 'issue', 'landing', 'legal', 'not-found', 'waitlist'];

/** The plugins, each with the plugins whose index it may import. */
const PLUGINS = {
  'mdx-content': [],
  'legal-record': ['mdx-content'],
  'content-check': ['mdx-content'],
  islands: [],
  licenses: [],
  publish: [],
  'social-image': [],
  'content-editor': ['mdx-content', 'content-check', 'licenses'],
};

/** A pattern for relative imports of folders of src, or of the project. */
const folders = (...names) => `^(\\.\\.?/)+(src/)?(${names.join('|')})(/|$)`;

const NO_PRIVATE_MODULES = [
  '^(gatsby|gatsby-cli)/(dist|lib)/',
  'Use the public API: Gatsby changes its private modules without notice.',
];
/** Modules of plugins that browsers can have: the classes of a plugin's HTML, and the addresses of its pages. */
const FOR_BROWSERS = '(class-names|addresses)$';

const NO_FILES_OF_PLUGINS = [
  `plugins/(?!shared/)[\\w-]+/(?!${FOR_BROWSERS}).`,
  'Import the plugin itself: its index is what other code uses. Its class-names are for styles, its addresses for links.',
];
const NO_BUILD_TIME_CODE = [
  `^(\\.\\./)+(config|scripts|plugins/(?!islands$|waitlist$|shared/|[\\w-]+/${FOR_BROWSERS}))`,
  'This is what visitors get: code of the build and of the editor is in config/, plugins/ and scripts/.',
];
const NO_PAGES = [
  folders('pages', 'templates'),
  'Pages and templates use features, never the other way round.',
];
const NO_FEATURES = [folders(...FEATURES), 'Only pages and templates use a feature.'];
const NO_LAYOUT = [folders('layout'), 'Only pages and templates use the layout.'];
const NO_VIEWS = [NO_PAGES, NO_FEATURES, NO_LAYOUT];
const NO_SITE = [
  '^(\\.\\./){2,}config/|^(\\.\\./)+(src|scripts|e2e|tests)/',
  'A plugin knows nothing of the site: what it needs comes as an option in gatsby-config.ts.',
];
const NO_TESTS = ['\\.(spec|test)$', 'Import what tests share from a support folder.'];
const ONLY_SUPPORT = [
  '^\\./(?!support/)|^\\.\\./(?!support/|\\.\\./|config/|plugins/|scripts/|src/|tests/)|^(\\.\\./)+(e2e|tests)/(?!support/)',
  'What tests share is in tests/support, or in e2e/support when only browser tests use it.',
];
const NO_BROWSER_TESTS = ['^(\\.\\./)+e2e/', 'Browser tests use tests/support, never the other way round.'];
const NO_TEST_CODE = ['^(\\.\\./)+(e2e|tests)/', 'A command works without the tests.'];

const NOTHING_OF_THE_PROJECT = [
  '^\\.\\./',
  'Every plugin and the site may use this folder, so it uses nothing of the project.',
];

/**
 * Forbids imports by how they are written, with the reason. Each call has all patterns of its
 * files, because ESLint takes only the last one that matches a file.
 */
const forbidImports = (files, ...patterns) => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [NO_PRIVATE_MODULES, ...patterns].map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

/** Forbids a plugin to import the site, files of other plugins, and plugins that it does not use. */
const forbidImportsOfPlugin = ([plugin, uses]) => {
  const others = Object.keys(PLUGINS).filter((name) => name !== plugin && !uses.includes(name));
  return forbidImports(
    `plugins/${plugin}/**`,
    NO_SITE,
    [`^(\\.\\./)+(${Object.keys(PLUGINS).join('|')})/.`, 'Import the plugin itself, not a file in it.'],
    [`^(\\.\\./)+(${others.join('|')})$`, `${plugin} does not use this plugin.`],
  );
};

/**
 * The order of imports: Node, packages, plugins, the folders above from the outermost on, the own
 * folder. `eslint --fix` sorts them.
 */
const IMPORT_ORDER = {
  groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
  pathGroups: [{ pattern: '{..,../..,../../..}/plugins/**', group: 'parent', position: 'before' }],
  pathGroupsExcludedImportTypes: [],
  alphabetize: { order: 'asc', caseInsensitive: true },
};

/** Turns off the rules about values of the type `any`. */
const ALLOW_ANY = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
    `@typescript-eslint/no-unsafe-${what}`,
    'off',
  ]),
);

/**
 * `x = y`, `x += y` and `x++` are statements, or steps of a `for` loop, and never parts of another
 * expression.
 */
const ASSIGNMENT_IN_EXPRESSION = {
  selector: ':not(ExpressionStatement, ForStatement) > :matches(AssignmentExpression, UpdateExpression)',
  message: 'Write the assignment as a statement of its own.',
};

/** Only the colours of tokens.ts have a measured contrast (contrast.test.ts). */
const COLOR_IN_STYLES = {
  selector:
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/#[\\da-f]{3,8}\\b|\\b(rgb|hsl)a?\\(/i]',
  message: 'Use a colour of src/theme/tokens.ts.',
};

/** A line of a list, a table or a card looks the same everywhere, so its width is written once. */
const HAIRLINE_IN_STYLES = {
  selector:
    'TaggedTemplateExpression[tag.name="css"] > TemplateLiteral:has(> TemplateElement[value.raw=/1px solid $/]) > MemberExpression[object.name="color"][property.name="rule"]',
  message: 'Use `hairline` of src/theme/tokens.ts.',
};

/** Texts of the same sort have the same distance between their lines. */
const LINE_HEIGHT_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/line-height:\\s*[\\d.]/]',
  message: 'Use a line height of src/theme/tokens.ts.',
};

/** What styles take from tokens.ts, and don't repeat. */
const TOKENS_IN_STYLES = [COLOR_IN_STYLES, HAIRLINE_IN_STYLES, LINE_HEIGHT_IN_STYLES];

const NODE_GLOBALS = ['Buffer', '__dirname', '__filename', 'global', 'process', 'require', 'setImmediate'];

const missingInBrowsers = (name) => ({ name, message: 'Browsers lack it: this is what visitors get.' });

export default tseslint.config(
  { ignores: [...BUILT_FOLDERS, 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, react, 'react-hooks': reactHooks },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react/jsx-key': 'error',
      'react-hooks/exhaustive-deps': ['warn', { additionalHooks: '^useIsomorphicLayoutEffect$' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': ['error', IMPORT_ORDER],
      // `_name` is how an argument says that it is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-shadow': 'error',
      // A short arrow function may call a function that returns nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // asn1js types the parts of a sequence as sequences, and takes any other type.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'array-callback-return': 'error',
      eqeqeq: 'error',
      'max-depth': 'error',
      // One statement does one thing.
      'max-statements-per-line': 'error',
      'no-else-return': 'error',
      'no-lonely-if': 'error',
      'no-multi-assign': 'error',
      'no-nested-ternary': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ASSIGNMENT_IN_EXPRESSION, ...TOKENS_IN_STYLES],
      'no-sequences': 'error',
      'no-unneeded-ternary': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // Mocks and matchers of Jest, and pages in a browser, have values of any type; fakes have
    // methods without `this`.
    files: ['**/*.test.{ts,tsx}', '{e2e,tests}/**'],
    rules: { ...ALLOW_ANY, '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Jest has two names for a test; Playwright's `test` is imported.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'test', message: 'Write `it`.' }] },
  },
  {
    // Gatsby's functions take the type of what they find as a parameter.
    files: ['plugins/shared/{read-options,resolvers}.ts', 'plugins/legal-record/fixtures/gatsby.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
  {
    // Gatsby's types give webpack's configuration and plugins no types.
    files: ['plugins/*/webpack.ts'],
    rules: ALLOW_ANY,
  },
  {
    // Playwright calls the argument of its fixtures `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['src/**/*.tsx', 'plugins/**/*.tsx', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  forbidImports('**/*'),
  forbidImports('src/{pages,templates}/**', NO_BUILD_TIME_CODE, NO_FILES_OF_PLUGINS),
  ...FEATURES.map((feature) =>
    forbidImports(`src/${feature}/**`, NO_BUILD_TIME_CODE, NO_FILES_OF_PLUGINS, NO_PAGES, NO_LAYOUT, [
      folders(...FEATURES.filter((other) => other !== feature)),
      'A feature does not use another feature.',
    ]),
  ),
  forbidImports('src/layout/**', NO_BUILD_TIME_CODE, NO_FILES_OF_PLUGINS, NO_PAGES, NO_FEATURES),
  forbidImports('src/{ui,theme,shared}/**', NO_BUILD_TIME_CODE, NO_FILES_OF_PLUGINS, ...NO_VIEWS),
  forbidImports('config/**', NO_FILES_OF_PLUGINS, ...NO_VIEWS),
  ...Object.entries(PLUGINS).map(forbidImportsOfPlugin),
  forbidImports('plugins/shared/**', NOTHING_OF_THE_PROJECT),
  forbidImports('scripts/**', NO_FILES_OF_PLUGINS, NO_TEST_CODE),
  forbidImports('scripts/*.test.ts', NO_FILES_OF_PLUGINS, NO_TESTS, NO_BROWSER_TESTS),
  // The command that runs all tests.
  forbidImports('scripts/test.ts', NO_FILES_OF_PLUGINS),
  forbidImports('e2e/**', NO_FILES_OF_PLUGINS, NO_TESTS, ONLY_SUPPORT),
  forbidImports('e2e/support/**', NO_FILES_OF_PLUGINS, NO_TESTS),
  forbidImports('tests/**', NO_FILES_OF_PLUGINS, NO_TESTS, NO_BROWSER_TESTS, ONLY_SUPPORT),
  forbidImports('tests/support/**', NO_FILES_OF_PLUGINS, NO_TESTS, NO_BROWSER_TESTS),
  forbidImports('gatsby-*.{ts,tsx}', NO_FILES_OF_PLUGINS),
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'plugins/waitlist$',
              allowTypeImports: true,
              message: 'Import its types only: the rest of this plugin needs Node.',
            },
          ],
        },
      ],
    },
  },
  {
    // Browsers get no Gatsby runtime, except in `gatsby develop`.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/pages/**', 'src/templates/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ASSIGNMENT_IN_EXPRESSION,
        ...TOKENS_IN_STYLES,
        {
          selector: 'ImportSpecifier[imported.name=/^(Link|useStaticQuery|navigate|Script|Slice)$/]',
          message: 'Gatsby’s runtime is not in the browser bundle: use a plain link, or the page’s query.',
        },
      ],
    },
  },
  {
    // One tsconfig serves the whole project, and the types of Gatsby bring those of Node along.
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', ...NODE_GLOBALS.map(missingInBrowsers)] },
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
