import { readdirSync } from 'node:fs';

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
    `${nameOfList} in eslint/import-zones.mjs has to list the folders of ${parent}. The two differ in: ${different.join(', ')}.`,
  );
}

/** The folders of src that aren't features. */
const LAYERS = ['pages', 'templates', 'layout', 'issue-shared', 'ui', 'theme', 'shared'];

const FEATURES = foldersIn('src').filter((folder) => !LAYERS.includes(folder));

/** The plugins, each with the files of other plugins that it may use. */
const PLUGINS = {
  'mdx-content': [],
  'legal-record': ['mdx-content/index.ts', 'mdx-content/graphql/index.ts', 'mdx-content/syntax.ts'],
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

/** Files of plugins that browsers may load: the names in a plugin's HTML, and the addresses of its pages. */
const FILES_FOR_BROWSERS = PLUGIN_NAMES.flatMap((name) => [`${name}/dom-names.ts`, `${name}/addresses.ts`]);

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
  'config/environment/{check-settings,env-file}.ts',
  'config/plugin-options/content-only-check-options.ts',
];

requireSameFolders('config', CONFIG_FOLDERS, 'CONFIG_FOLDERS');

/**
 * Which files may import which. In each zone, the files in `target` import nothing of `from` besides
 * `except`, whose paths begin in `from`. All others are paths from the project's root.
 */
export const ZONES = [
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
      'Import the plugin itself: its index is what other code uses. For the names in its HTML, import its dom-names; for links, its addresses; in the editor, its browser.',
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
    target: '{src,config}/**/!(*.test).{ts,tsx}',
    from: ['e2e', 'tests'],
    message: 'The site works without the tests.',
  },
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
