import { readdirSync, readFileSync } from 'node:fs';
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

/** Prettier wraps code at this width, and leaves comments as they are. */
const { printWidth } = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json'];

const foldersIn = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Stops ESLint when a list lacks a folder, whose files could then import anything. */
function requireSameFolders(parent, listed, nameOfList) {
  const folders = foldersIn(parent);
  const different = [
    ...folders.filter((folder) => !listed.includes(folder)),
    ...listed.filter((folder) => !folders.includes(folder)),
  ];
  if (different.length === 0) return;
  throw new Error(
    `${nameOfList} in eslint.config.mjs has to list the folders of ${parent}. The two differ in: ${different.join(', ')}.`,
  );
}

/** The folders of src that aren't features. */
const LAYERS = ['pages', 'templates', 'layout', 'issue-shared', 'ui', 'theme', 'shared'];

const FEATURES = foldersIn('src').filter((folder) => !LAYERS.includes(folder));

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

/** The plugins, each with the files of other plugins that it may use. */
const PLUGINS = {
  'mdx-content': [],
  'legal-record': ['mdx-content/index.ts', 'mdx-content/syntax.ts'],
  'content-check': ['mdx-content/index.ts', 'mdx-content/syntax.ts'],
  islands: [],
  licenses: [],
  publish: [],
  'site-wide-files': [],
  'social-image': [],
  'content-editor': ['mdx-content/index.ts', 'content-check/browser.ts', 'licenses/index.ts'],
};

const PLUGIN_NAMES = Object.keys(PLUGINS);

// plugins/shared is no plugin, and may be used by all.
requireSameFolders('plugins', ['shared', ...PLUGIN_NAMES], 'PLUGINS');

/**
 * Files of plugins that browsers may load: the class names and other names in a plugin's HTML, and the
 * addresses of its pages.
 */
const FILES_FOR_BROWSERS = PLUGIN_NAMES.flatMap((name) =>
  ['class-names', 'dom-names', 'addresses'].map((file) => `${name}/${file}.ts`),
);

/** Files of plugins with code that doesn't need Node, for the editor. */
const FILES_FOR_EDITOR = PLUGIN_NAMES.map((name) => `${name}/browser.ts`);

/** The files of plugins that code outside of them may import, as paths in plugins/. */
const ENTRIES_OF_PLUGINS = [
  'shared',
  ...PLUGIN_NAMES.map((name) => `${name}/index.ts`),
  ...FILES_FOR_BROWSERS,
  ...FILES_FOR_EDITOR,
];

/** The folders that describe the site to the build, from the innermost to the outermost. */
const CONFIG_FOLDERS = [
  'content-model',
  'environment',
  'release',
  'link-targets',
  'legal-record',
  'plugin-options',
  'graphql',
  'editor',
];

/** What the script of the editor contains, besides code of plugins and of src. */
const FILES_IN_EDITOR = [
  'config/{content-model,release,link-targets,editor}/**/!(*.test).ts',
  'config/environment/check-settings.ts',
  'config/plugin-options/content-only-check-options.ts',
];

requireSameFolders('config', CONFIG_FOLDERS, 'CONFIG_FOLDERS');

/**
 * Which files may import which. In each zone, the files in `target` import nothing of `from` besides
 * `except`, whose paths begin in `from`. All others are paths from the project's root.
 */
const ZONES = [
  // What visitors get, from the outermost folder to the innermost.
  ...FEATURES.map((feature) => ({
    target: `src/${feature}`,
    from: 'src',
    except: [feature, 'issue-shared', 'ui', 'theme', 'shared'],
    message:
      'A feature uses issue-shared, ui, theme and shared: no other feature, and neither layout nor pages.',
  })),
  {
    target: 'src/issue-shared',
    from: 'src',
    except: ['issue-shared', 'ui', 'theme', 'shared'],
    message: 'Features use what several of them show of an issue, never the other way round.',
  },
  {
    target: 'src/layout',
    from: 'src',
    except: ['layout', 'ui', 'theme', 'shared'],
    message: 'The layout uses ui, theme and shared: no features and no pages.',
  },
  {
    target: 'src/ui',
    from: 'src',
    except: ['ui', 'theme', 'shared'],
    message: 'Only pages and templates use features and the layout.',
  },
  {
    target: 'src/theme',
    from: 'src',
    except: ['theme', 'shared'],
    message: 'Components use the theme, never the other way round.',
  },
  {
    target: 'src/shared',
    from: 'src',
    except: ['shared'],
    message: 'Everything may use this folder, so it uses nothing else of src.',
  },
  {
    target: 'src',
    from: '.',
    except: [
      'node_modules',
      'src',
      'tests/support',
      'plugins/shared/text',
      'plugins/islands/index.ts',
      ...FILES_FOR_BROWSERS.map((file) => `plugins/${file}`),
    ],
    message:
      'This is what visitors get: code of the build and of the editor is in config/, plugins/ and scripts/.',
  },

  // What describes the site to the build.
  {
    target: 'config',
    from: 'src',
    except: ['social-image', 'ui', 'theme', 'shared'],
    message: 'Only pages and templates use the features that pages show, and the layout.',
  },
  ...CONFIG_FOLDERS.map((folder, index) => ({
    target: `config/${folder}`,
    from: 'config',
    except: CONFIG_FOLDERS.slice(0, index + 1),
    message: `The folders of config have an order: ${CONFIG_FOLDERS.join(', ')}. Each uses only those before it.`,
  })),

  // Plugins.
  ...Object.entries(PLUGINS).map(([plugin, uses]) => ({
    target: `plugins/${plugin}`,
    from: '.',
    except: ['node_modules', 'plugins/shared', `plugins/${plugin}`, ...uses.map((file) => `plugins/${file}`)],
    message:
      'A plugin knows nothing of the site, which gives it options in gatsby-config.ts. Of other plugins, it imports the files that PLUGINS lists.',
  })),
  {
    target: 'plugins/shared',
    from: '.',
    except: ['node_modules', 'plugins/shared'],
    message: 'Every plugin and the site may use this folder, so it uses nothing of the project.',
  },
  {
    target: ['{src,config,scripts,e2e,tests}/**/!(*.test|*.spec).{ts,tsx,mts,mjs}', 'gatsby-*.{ts,tsx}'],
    from: 'plugins',
    except: ENTRIES_OF_PLUGINS,
    message:
      'Import the plugin itself: its index is what other code uses. Its class-names are for styles, its dom-names for what also runs in Node, its addresses for links, its browser for the editor.',
  },
  {
    target: '{src,config,scripts,e2e,tests}/**/*.{test,spec}.{ts,tsx}',
    from: 'plugins',
    except: [...ENTRIES_OF_PLUGINS, ...PLUGIN_NAMES.map((name) => `${name}/fixtures`)],
    message: 'A test uses what other code may use of a plugin, and the test data in its folder fixtures.',
  },
  {
    target: FILES_IN_EDITOR,
    from: 'plugins',
    // The index of mdx-content has no code for Node.
    except: ['shared/text', 'mdx-content/index.ts', ...FILES_FOR_EDITOR],
    message: 'The editor runs in browsers, and an index has code for Node, too: import browser.ts.',
  },

  // Commands and tests.
  {
    // scripts/test.ts is the command that runs all tests.
    target: 'scripts/**/!(*.test|test).{ts,mts,mjs}',
    from: ['e2e', 'tests'],
    message: 'A command works without the tests.',
  },
  {
    target: ['config', 'scripts/**/*.test.ts', 'tests'],
    from: 'e2e',
    message: 'Browser tests use tests/support, never the other way round.',
  },
  ...['e2e', 'tests'].map((from) => ({
    target: ['config', 'scripts/**/*.test.ts', 'e2e', 'tests'],
    from,
    except: ['support'],
    message: 'What tests share is in tests/support, or in e2e/support when only browser tests use it.',
  })),
  {
    target: '.',
    from: '**/*.{spec,test}.{ts,tsx}',
    message: 'Import what tests share from a support folder.',
  },
];

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

/** Only the colors of colors.ts have a measured contrast (contrast.test.ts). */
const COLOR_IN_STYLES = {
  selector:
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/#[\\da-f]{3,8}\\b|\\b(rgb|hsl)a?\\(/i]',
  message: 'Use a color of src/theme/colors.ts.',
};

/** A thin line looks the same everywhere, so its width is written once. */
const HAIRLINE_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/\\b1px solid\\b/]',
  message: 'Use a line of src/theme/borders.ts.',
};

/** Texts of the same sort have the same distance between their lines. */
const LINE_HEIGHT_IN_STYLES = {
  selector: [
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/(line-height:|font:[^;]*\\/)\\s*[\\d.]/]',
    // In `font`, the line height follows the size, which can be an expression.
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/font:[^;]*$/] + TemplateElement[value.raw=/^\\s*\\/\\s*[\\d.]/]',
  ].join(', '),
  message: 'Use a line height of src/theme/typography.ts.',
};

/** No component has a class of a component inside it, so a class needs no `>` before it (CONTRIBUTING.md). */
const CHILD_CLASS_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/>\\s*\\.([a-z]|$)/]',
  message: 'Write the class alone: `.title`, not `> .title`.',
};

const RULES_FOR_STYLES = [COLOR_IN_STYLES, HAIRLINE_IN_STYLES, LINE_HEIGHT_IN_STYLES, CHILD_CLASS_IN_STYLES];

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

export default tseslint.config(
  { ignores: [...BUILT_FOLDERS, 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
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
    ...tseslint.configs.disableTypeChecked,
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
    ...jsxA11y.flatConfigs.strict,
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
