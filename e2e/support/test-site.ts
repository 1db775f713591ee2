import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * The copy of the project that the tests of builds build again and again. Its caches stay there between runs.
 */
export const TEST_PROJECT = '.test-site/project';

/** A copy of TEST_PROJECT after its first build, for all other tests. */
export const BUILT_PROJECT = '.test-site/built';

/** The built site of the browser tests. */
export const SITE = path.join(BUILT_PROJECT, 'public');

/** The content of every browser test, so that no edit of `content/` makes one fail. */
export const FIXTURE = 'e2e/content';

/** The day for which the tests build the site. */
export const SITE_DATE = '2026-01-15';

/** The time zone of the browser: jest.config.js, which has the same, says why. */
export const TIME_ZONE = 'Pacific/Kiritimati';
export const LOCALE = 'en-US';

/** Variables that change what is built, which no build of the tests inherits. */
const BUILD_SETTINGS = /^(SITE|GATSBY|HSTS|EDITOR)_|^NODE_ENV$/;

/** Folders that one build leaves to the next. */
const CACHES = ['.cache', 'node_modules', 'public'];

/** What builds and the commands that browser tests start need of the project, without its packages. */
const COPIED_ENTRIES = [
  'content',
  'config',
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
];

/** Copies the project with the content of the browser tests, and links its packages. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!CACHES.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  for (const entry of COPIED_ENTRIES) {
    // The copies get new times: Gatsby identifies a file by inode and time, and a copy may get the inode of
    // another file.
    cpSync(entry === 'content' ? FIXTURE : entry, path.join(folder, entry), { recursive: true });
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

/** The environment of a build that is the same on every machine and every day. */
export const buildEnvironment = (settings: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.test(name))),
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  // With one processor, which is what Gatsby counts on some small machines, a build without changes crashes.
  GATSBY_CPU_COUNT: '2',
  SITE_DATE,
  ...settings,
});
