import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The copy of the project that the tests of builds build again and again; its caches stay from run to run. */
export const TEST_PROJECT = '.test-site/project';

/** A copy of it as its first build has left it, for all other tests. */
export const BUILT_PROJECT = '.test-site/built';

/** The built site of the browser tests. */
export const SITE = path.join(BUILT_PROJECT, 'public');

/** What an earlier build may have left in public/: a page with its data, its compressed copy, a script, a static file. */
export const LEFTOVERS = [
  '/gone/index.html',
  '/gone/index.html.br',
  '/page-data/gone/page-data.json',
  '/app-0123456789abcdef0123.js',
  '/gone.txt',
];

/** The words of every browser test, so that an edit of `content/` fails none. */
export const FIXTURE = 'e2e/content';

/** The day as of which the tests build and look at a site. */
export const SITE_DATE = '2026-01-15';

/** Where the browser is, as far from UTC as there is: a date that slips by a day shows. */
export const TIME_ZONE = 'Pacific/Kiritimati';
export const LOCALE = 'en-US';

/** Variables that change what is built. */
const BUILD_SETTINGS =
  /^(SITE|GATSBY|WAITLIST|HSTS|EDITOR)_|^(NODE_ENV|HEAD|GITHUB_HEAD_REF|CF_PAGES_BRANCH|VERCEL_GIT_COMMIT_REF)$/;

/** What the last build has left for the next one. */
const CACHES = ['.cache', 'node_modules', 'public'];

/** Files and folders that a build needs, besides node_modules. */
const PROJECT_FILES = [
  'content',
  'plugins',
  'scripts',
  'src',
  'static',
  'babel.config.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vercel.json',
];

/** Copies the project with the words of the tests; its packages are those of the project itself. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!CACHES.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  for (const entry of PROJECT_FILES) {
    // New times: Gatsby identifies files by inode and mtime, and a fresh copy may get the inode of another file.
    cpSync(entry === 'content' ? FIXTURE : entry, path.join(folder, entry), { recursive: true });
  }
  // The fixture says nothing else than the site may.
  cpSync('content/policy.yaml', path.join(folder, 'content/policy.yaml'));
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

/** The environment of a build that is the same on every machine and every day. */
export const buildEnvironment = (settings: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.test(name))),
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  // With one, which is what Gatsby counts on some small machines, it crashes where nothing has changed.
  GATSBY_CPU_COUNT: '2',
  SITE_DATE,
  ...settings,
});
