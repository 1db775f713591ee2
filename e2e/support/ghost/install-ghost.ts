import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePrograms } from '../../../tests/support/ensure-programs';

const VERSION = '6.65.0';

/** The package of npm with the Node that Ghost requires: the tests themselves also run on other versions. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const NODE_VERSION = '22.23.3';

const FOLDER = path.resolve('.test-ghost', VERSION);
const NODE_FOLDER = path.join(FOLDER, 'node_modules', NODE_PACKAGE);
const INSTALLED = path.join(FOLDER, 'installed');

export const GHOST = path.join(FOLDER, 'package');
export const GHOST_NODE = path.join(NODE_FOLDER, 'bin/node');

/**
 * Installs what `npm run test:ghost` needs, once: a pinned Ghost from npm, with the Node that it requires. It
 * compiles the database with Python 3, make and a C++ compiler.
 */
export default function installAll(): void {
  ensurePrograms();
  if (existsSync(INSTALLED)) return;
  console.log(`Installing Ghost ${VERSION} into ${FOLDER}: this takes some minutes …`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // npm installs into the nearest folder with a package.json.
  writeFileSync(path.join(FOLDER, 'package.json'), '{"private":true}');
  const quiet = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  run(FOLDER, 'npm', 'install', ...quiet, `${NODE_PACKAGE}@${NODE_VERSION}`);
  run(FOLDER, 'npm', 'pack', '--loglevel=error', `ghost@${VERSION}`);
  run(FOLDER, 'tar', '-xzf', `ghost-${VERSION}.tgz`);
  // Ghost can't be installed as a dependency, because some of its own dependencies are files inside its
  // package.
  run(GHOST, 'npm', 'install', '--omit=dev', '--legacy-peer-deps', ...quiet);
  const compiler = path.join(GHOST, 'node_modules/node-gyp/bin/node-gyp.js');
  const database = path.join(GHOST, 'node_modules/better-sqlite3');
  // npm's own setting of this name would win over the option --nodedir.
  process.env['npm_config_nodedir'] = NODE_FOLDER;
  run(database, GHOST_NODE, compiler, 'rebuild', '--release');
  writeFileSync(INSTALLED, '');
}

function run(cwd: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd, stdio: 'inherit' });
}
